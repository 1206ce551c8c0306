import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const deletionProofs = pgTable('deletion_proofs', {
  id: text('id').primaryKey(),
  sequence: wholeNumber('sequence').notNull().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  operation: text('operation'),
  processId: text('process_id'),
  place: text('place'),
  filesSha256: text('files_sha256').array(),
  receivedAt: time('received_at').notNull(),
  feeMills: integer('fee_mills').notNull().default(0),
  signedProof: text('signed_proof'),
  destroyedAt: time('destroyed_at'),
});
