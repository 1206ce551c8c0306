-- While two versions of the server work on one database, the older one writes its messages here: each becomes a ticket
-- at once, and leaves no row behind.
CREATE OR REPLACE FUNCTION take_contact_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tickets (id, account_id, name, email, reason, reply_token, due_at, updated_at, created_at)
  VALUES (NEW.id, NEW.account_id, NEW.name, NEW.email, NEW.reason,
    left(replace(gen_random_uuid()::text, '-', ''), 24),
    NEW.created_at + interval '24 hours', NEW.created_at, NEW.created_at);
  INSERT INTO ticket_messages (ticket_id, author, text, created_at)
  VALUES (NEW.id, 'customer', NEW.message, NEW.created_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER contact_messages_take
BEFORE INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION take_contact_message();
