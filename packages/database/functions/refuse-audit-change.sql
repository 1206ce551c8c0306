-- What operators did stays as it was written: rows can be added, and nothing else.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of audit_rows are never changed or deleted.' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE OR REPLACE TRIGGER audit_rows_refuse_change
BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
