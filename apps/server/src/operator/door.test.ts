import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineFailures } from '@pagesmith/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Door, openDoor } from './door.ts';
import { knock } from './knock.ts';

const failures = defineFailures({
  lampOut: { status: 404, title: { en: 'The lamp is out.', fr: 'La lampe est éteinte.' } },
});

let folder: string;
let path: string;
let door: Door | undefined;
const errors: unknown[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagesmith-door-'));
  path = join(folder, 'operator.sock');
  errors.length = 0;
  // As a process that was killed leaves it.
  writeFileSync(path, '');
  const commands = {
    echo: async (given: unknown) => given,
    refuse: async () => {
      throw failures.lampOut();
    },
    fail: async () => {
      throw new Error('secret detail');
    },
  };
  door = await openDoor({ path, commands, onError: (error) => errors.push(error) });
});
afterEach(async () => {
  await door?.close();
  rmSync(folder, { recursive: true });
});

test('the door is its owner’s alone', () => {
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a question is answered, however long its answer', async () => {
  const given = { text: 'é'.repeat(300_000) };
  expect(await knock(path, { command: 'echo', given })).toEqual({ result: given });
});

test('a refusal keeps its words, and a fault of ours tells none', async () => {
  expect(await knock(path, { command: 'refuse', given: {} })).toEqual({
    failure: { code: 'lamp_out', status: 404, message: 'The lamp is out.' },
  });
  expect(errors).toEqual([]);
  const answer = await knock(path, { command: 'fail', given: {} });
  expect(answer).toMatchObject({ failure: { code: 'command_failed' } });
  expect(JSON.stringify(answer)).not.toContain('secret detail');
  expect(errors).toHaveLength(1);
});

test.each(['nothing', 'toString', '__proto__'])(
  'the command %s, which is none, is refused',
  async (command) => {
    expect(await knock(path, { command, given: {} })).toMatchObject({ failure: { code: 'command_unknown' } });
  },
);

test('nobody answers at a door that is closed', async () => {
  await door?.close();
  door = undefined;
  expect(await knock(path, { command: 'echo', given: {} })).toBeUndefined();
});
