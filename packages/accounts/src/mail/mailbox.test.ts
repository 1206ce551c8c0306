import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSecrets } from '../secrets/secrets.ts';
import { createMailbox, type Mail } from './mailbox.ts';

const start = new Date('2026-11-15T08:00:00.000Z');
const secondsOn = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const secrets = createSecrets({ secretKey: 'only for tests, and long enough for it' });
const mail: Mail = { to: 'ada@example.com', subject: 'Hello', text: 'The secret is sesame.' };

describe.each(kindsForPlainSql())('on a database that is %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  afterEach(() => database.query('DELETE FROM mails'));
  afterAll(() => database.close());

  const waiting = () =>
    database.query<{ attempts: number; last_error: string; next_attempt_at: Date }>('SELECT * FROM mails');

  test('a mail that is not taken is tried again after growing pauses, until it went out', async () => {
    const clock = movableClock(start);
    const attempts: string[] = [];
    const send = async (_mail: Mail, id: string) => {
      attempts.push(id);
      if (attempts.length < 4) throw new Error('mailbox full');
    };
    const { add, deliver } = createMailbox({ database, secrets, clock, send });
    await add(database, mail);
    for (const seconds of [0, 29, 30, 89, 90, 209, 210]) {
      clock.moveTo(secondsOn(seconds));
      await deliver();
      if (seconds === 90)
        expect(await waiting()).toMatchObject([{ attempts: 3, last_error: 'mailbox full' }]);
    }
    expect(attempts).toHaveLength(4);
    expect(new Set(attempts).size).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test('several processes send each mail once', async () => {
    const sent: string[] = [];
    const send = async ({ subject }: Mail) => {
      sent.push(subject);
    };
    const processes = Array.from({ length: 3 }, () => createMailbox({ database, secrets, send }));
    const subjects = Array.from({ length: 15 }, (_, index) => `Mail ${index}`);
    for (const subject of subjects) await processes[0]?.add(database, { ...mail, subject });
    await Promise.all(processes.map(({ deliver }) => deliver()));
    expect(sent.sort()).toEqual(subjects.sort());
  });

  test('a mail whose sender died is sent by the next, but not before that attempt is over', async () => {
    const clock = movableClock(start);
    const dying = createMailbox({
      database,
      secrets,
      clock,
      send: () => new Promise<never>(() => undefined),
    });
    await dying.add(database, mail);
    void dying.deliver();
    while ((await waiting())[0]?.attempts !== 1);
    const sent: Mail[] = [];
    const next = createMailbox({ database, secrets, clock, send: async (one) => void sent.push(one) });
    clock.moveTo(secondsOn(100));
    await next.deliver();
    expect(sent).toEqual([]);
    clock.moveTo(secondsOn(120));
    await next.deliver();
    expect(sent).toEqual([mail]);
  });

  test('mail waits for a mail server to be set up, unreadable to whoever reads the database', async () => {
    const without = createMailbox({ database, secrets });
    await without.add(database, mail);
    await without.deliver();
    const rows = await database.query<{ content_encrypted: Uint8Array }>(
      'SELECT content_encrypted FROM mails',
    );
    const content = Buffer.from(rows[0]?.content_encrypted ?? '').toString('latin1');
    expect(content.length).toBeGreaterThan(0);
    expect(content).not.toMatch(/sesame|ada@/);
    const sent: Mail[] = [];
    await createMailbox({ database, secrets, send: async (one) => void sent.push(one) }).deliver();
    expect(sent).toEqual([mail]);
  });

  test('a mail that is of no use any more is dropped, not sent', async () => {
    const clock = movableClock(start);
    const sent: Mail[] = [];
    const { add, deliver } = createMailbox({
      database,
      secrets,
      clock,
      send: async (one) => void sent.push(one),
    });
    await add(database, mail, { usefulUntil: secondsOn(3_600) });
    clock.moveTo(secondsOn(3_600));
    await deliver();
    expect([sent, await waiting()]).toEqual([[], []]);
  });
});
