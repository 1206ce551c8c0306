import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Result } from '../engine/protocol.ts';
import { resultBytesMax, TaskFolder } from '../engine/task-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'pagesmith-result-'));
afterAll(() => rmSync(parent, { recursive: true }));
const secret = join(parent, 'secret');
writeFileSync(secret, 'another customer’s');
const file: Result = { kind: 'file', sizeBytes: 1, warnings: [] };
let count = 0;

/** What the server has, after an engine process has left something under the name of its result. */
function leaving(leave: (path: string) => void, result: Result = file) {
  count += 1;
  const folder = new TaskFolder(join(parent, `engine-${count}`));
  const resultPath = join(parent, `result-${count}`);
  const task = { files: [], resultPath, inputBytes: 0 };
  const ended = folder.during(task, async () => {
    leave(join(folder.path, 'result'));
    return result;
  });
  return { folder, resultPath, ended };
}

test.each([
  ['a link to a file of somebody else', (path: string) => symlinkSync(secret, path)],
  ['a folder', (path: string) => mkdirSync(path)],
  ['nothing at all', () => undefined],
])('%s is no result, and its process is not to be used again', async (_what, leave) => {
  const { folder, resultPath, ended } = leaving(leave);
  await expect(ended).rejects.toMatchObject({ code: 'engine_crashed' });
  expect(existsSync(resultPath)).toBe(false);
  await expect(folder.empty()).rejects.toThrow('something else');
  await folder.remove();
  expect(readFileSync(secret, 'utf8')).toBe('another customer’s');
});

test('a result that would fill the disk is refused', async () => {
  const { folder, ended } = leaving((path) => {
    writeFileSync(path, '');
    truncateSync(path, resultBytesMax(0) + 1);
  });
  await expect(ended).rejects.toMatchObject({ code: 'result_too_large', status: 400 });
  await folder.empty();
});

test('what is handed over in memory has the size that it has, and leaves no file behind', async () => {
  const held: Result = { ...file, sizeBytes: 5, bytes: new Uint8Array(3) };
  const { folder, resultPath, ended } = leaving((path) => writeFileSync(path, 'left behind'), held);
  expect(await ended).toMatchObject({ sizeBytes: 3 });
  expect(existsSync(resultPath)).toBe(false);
  await folder.empty();
  expect(readdirSync(folder.path)).toEqual([]);
});

test('a folder left among a task’s files ends its process: it is not emptied beside it', async () => {
  const { folder, ended } = leaving((path) => {
    writeFileSync(path, 'a result');
    mkdirSync(join(folder.path, 'more'));
  });
  expect(await ended).toMatchObject({ sizeBytes: 8 });
  await expect(folder.empty()).rejects.toThrow();
});
