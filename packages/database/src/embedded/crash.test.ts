import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { copyOfTemplate, quickStartFlags } from '../testing/embedded-template.ts';

const writer = fileURLToPath(new URL('../testing/write-rows.mts', import.meta.url));
const rounds = Number(process.env.CRASH_ROUNDS ?? (process.env.SOAK ? 20 : 1));

/** Kills a writing process in the middle of its work; the ids that it was told are committed. */
async function crash(
  linesMax: number,
  whileRunning: () => Promise<unknown> = async () => undefined,
): Promise<number[]> {
  const command = [...quickStartFlags, '--import', 'tsx', writer, dataDir];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const acknowledged: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(JSON.parse(line).id);
    if (acknowledged.length === linesMax) await whileRunning().finally(() => child.kill('SIGKILL'));
  }
  await exited;
  return acknowledged;
}

let dataDir: string;
beforeAll(async () => {
  dataDir = await copyOfTemplate();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it(`every acknowledged row survives kill -9, ${rounds} times over`, {
  timeout: rounds * 60_000,
}, async () => {
  const acknowledged = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const linesMax = 20 + ((round * 37) % 100);
    for (const id of await crash(linesMax)) acknowledged.add(id);
  }
  const database = await connect({ dataDir });
  const rows = await database.query<{ id: number }>('SELECT id FROM crash_rows');
  const pairs = await database.query<{ n: number }>(
    `SELECT count(*) AS n FROM crash_rows WHERE text = 'pair'`,
  );
  await database.close();
  const kept = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 20);
  expect((pairs[0]?.n ?? 0) % 2, 'a transaction is kept whole or not at all').toBe(0);
});

it('a second process on the same folder is refused with one sentence, and let in once the first was killed', async () => {
  await crash(1, () =>
    expect(connect({ dataDir })).rejects.toThrow(
      /^The data folder .* is in use by another server \(process \d+\): .*\.$/,
    ),
  );
  const database = await connect({ dataDir });
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});
