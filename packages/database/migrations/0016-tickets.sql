-- A matter that somebody wrote to us about, and all that was said about it.
CREATE TABLE tickets (
  id text PRIMARY KEY,
  -- What people call it by: T123.
  number bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT tickets_number_unique UNIQUE,
  -- Whose it is: known when it was written while signed in, and never concluded from an address.
  account_id text REFERENCES accounts ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr')),
  reason text NOT NULL CHECK (reason IN ('sales', 'support', 'billing', 'partnership', 'feedback', 'other')),
  -- The call it is about, one of the account's; its row in the log may be gone.
  request_id text,
  -- Of the account when it last wrote; Starter for those who have none.
  plan text NOT NULL DEFAULT 'starter' CHECK (plan IN ('starter', 'premium', 'pro', 'enterprise')),
  -- Part of the address that answers by mail come to. It lets its holder write, never read.
  reply_token text NOT NULL,
  -- By when we owe an answer; null while we owe none.
  due_at timestamptz(3),
  first_answered_at timestamptz(3),
  closed_at timestamptz(3),
  -- When the last word was said.
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX tickets_account_id_index ON tickets (account_id, number);
CREATE INDEX tickets_due_at_index ON tickets (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tickets_strangers_index ON tickets (updated_at) WHERE account_id IS NULL;

CREATE TABLE ticket_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id text NOT NULL REFERENCES tickets ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('customer', 'support')),
  text text NOT NULL,
  -- Of what came by mail: its Message-ID, so that a mail delivered twice is taken once, and its sender.
  mail_id text,
  mail_from text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT ticket_messages_mail_unique UNIQUE (ticket_id, mail_id)
);
CREATE INDEX ticket_messages_ticket_id_index ON ticket_messages (ticket_id, id);

-- Every message there is becomes a ticket, due a day after it was written. A version of the server that still writes
-- to contact_messages makes tickets too: see functions/take-contact-message.sql.
INSERT INTO tickets (id, account_id, name, email, reason, reply_token, due_at, updated_at, created_at)
SELECT id, account_id, name, email, reason, left(replace(gen_random_uuid()::text, '-', ''), 24),
  created_at + interval '24 hours', created_at, created_at
FROM contact_messages ORDER BY created_at, id;
INSERT INTO ticket_messages (ticket_id, author, text, created_at)
SELECT id, 'customer', message, created_at FROM contact_messages ORDER BY created_at, id;
DELETE FROM contact_messages;
