import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machine, start } from '../testing/operators-at.ts';
import { appendAudit } from './append.ts';
import { beforeTheFirst } from './chain.ts';
import { verifyAudit } from './verify.ts';

describe.each(kindsForPlainSql())('the audit chain on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  afterAll(() => database.close());
  const write = (action: string) =>
    database.transaction((transaction) => {
      const deed = { action, subject: 'a', reason: 'é', before: { b: 1, a: [null] }, after: { at: start } };
      return appendAudit(transaction, machine, deed, start);
    });
  /** As somebody with all rights on the database would. */
  const byHand = async (statement: string) => {
    await database.query('ALTER TABLE audit_rows DISABLE TRIGGER USER');
    await database.query(statement);
    await database.query('ALTER TABLE audit_rows ENABLE TRIGGER USER');
  };

  test('holds when many are written at the same moment, and has no gap for what was undone', async () => {
    expect(await verifyAudit(database)).toEqual({
      isWhole: true,
      rows: 0,
      brokenAt: null,
      head: beforeTheFirst,
    });
    const undone = database.transaction(async (transaction) => {
      await appendAudit(transaction, machine, { action: 'undone', subject: null }, start);
      throw new Error('undone');
    });
    const many = Array.from({ length: 20 }, (_, index) => write(`action ${index}`));
    await Promise.allSettled([undone, ...many]);
    expect(await verifyAudit(database)).toMatchObject({ isWhole: true, rows: 20 });
  });

  test.each(['UPDATE audit_rows SET reason = NULL', 'DELETE FROM audit_rows', 'TRUNCATE audit_rows'])(
    'the database refuses: %s',
    async (statement) => {
      await expect(database.query(statement)).rejects.toThrow();
      expect(await verifyAudit(database)).toMatchObject({ isWhole: true, rows: 20 });
    },
  );

  test('breaks visibly where a row was changed or taken out by hand', async () => {
    await byHand(`UPDATE audit_rows SET after = '{"at": "never"}' WHERE number = 12`);
    expect(await verifyAudit(database)).toMatchObject({ isWhole: false, brokenAt: 12 });
    await byHand('DELETE FROM audit_rows WHERE number = 7');
    expect(await verifyAudit(database)).toMatchObject({ isWhole: false, brokenAt: 7, rows: 6 });
  });
});
