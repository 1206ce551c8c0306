import pg from 'pg';

/** The name of the unique constraint that a statement broke, such as `accounts_email_unique`. */
export const uniqueViolation = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;
