-- What is logged while the GDPR service is off tells more: when it is turned on again, the log is emptied again.
CREATE OR REPLACE FUNCTION note_unclean_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_log_clean := false;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER subscriptions_note_unclean_log BEFORE UPDATE OF plan, has_gdpr_mode ON subscriptions
FOR EACH ROW WHEN (OLD.is_log_clean AND (OLD.plan, OLD.has_gdpr_mode) IS DISTINCT FROM (NEW.plan, NEW.has_gdpr_mode))
EXECUTE FUNCTION note_unclean_log();
