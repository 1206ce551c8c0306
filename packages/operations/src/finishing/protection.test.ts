// Protected documents, made and judged by qpdf.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPage, withPdfium } from '@pagesmith/pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, readOptions } from '../index.ts';
import { runOperation } from '../run/index.ts';
import { samplePath } from '../samples.ts';

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
if (!hasQpdf) console.warn('Protected documents are skipped: qpdf is not installed.');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagesmith-protected-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const noCopying = ['--extract=n', '--print=low'];

function protectedBy(user: string, owner: string, bits: string, rights: readonly string[] = []): Uint8Array {
  const path = join(folder, 'protected.pdf');
  const settings = [
    '--allow-weak-crypto',
    '--object-streams=disable',
    '--encrypt',
    user,
    owner,
    bits,
    ...rights,
    '--',
  ];
  execFileSync('qpdf', [...settings, samplePath('contract.pdf'), path]);
  return new Uint8Array(readFileSync(path));
}

/** The table points to the wrong places, and only a repair finds the objects. */
function withoutCrossReferences(file: Uint8Array): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  return new Uint8Array(Buffer.from(text.replace(/startxref\s+\d+/, 'startxref 1'), 'latin1'));
}

async function keep(files: readonly Uint8Array[], password: string | undefined, protect = 'keep') {
  const parts = files.map((source) => ({ part: 'files', source }));
  const merge = operations.find(({ id }) => id === 'merge-pdf');
  const options = merge && readOptions(merge, { protect });
  const { content, warnings } = await runOperation('merge-pdf', { files: parts }, options, { password });
  if (!('file' in content)) throw new Error('no file');
  return { file: content.file, codes: warnings.map(({ code }) => code) };
}

/** What qpdf says of it, opened with a password. */
function shown(file: Uint8Array, password: string) {
  const path = join(folder, 'result.pdf');
  writeFileSync(path, file);
  const asked = [`--password=${password}`, path];
  const { status, stdout } = spawnSync('qpdf', ['--show-encryption', ...asked], { encoding: 'utf8' });
  const check = spawnSync('qpdf', ['--check', ...asked], { encoding: 'utf8' });
  const allowed = (right: string) => new RegExp(`^${right}: allowed$`, 'm').test(stdout);
  return { opens: status === 0 && check.status === 0, stdout, allowed };
}

describe.skipIf(!hasQpdf)('a protected document that keeps its protection', () => {
  it('opens with both of its passwords and no other, and permits what it permitted', async () => {
    const original = protectedBy('user', 'owner', '128', ['--use-aes=y', ...noCopying]);
    const { file, codes } = await keep([original, original], 'owner');
    expect(codes).toEqual([]);
    for (const password of ['user', 'owner']) {
      const { opens, stdout, allowed } = shown(file, password);
      expect(opens).toBe(true);
      expect(stdout).toContain('R = 6');
      expect(stdout).toMatch(/stream encryption method: AESv3[\s\S]*file encryption method: AESv3/);
      expect(allowed('extract for any purpose')).toBe(false);
      expect(allowed('print low resolution')).toBe(true);
      expect(allowed('print high resolution')).toBe(false);
      expect(allowed('modify forms')).toBe(true);
    }
    expect(shown(file, 'owner').stdout).toContain('Supplied password is owner password');
    expect(shown(file, 'guess').opens).toBe(false);
    const page = await withPdfium(file, 'user', (document) => drawPage(document, 1, { scale: 0.2 }));
    expect(page?.rgba.some((value) => value < 128)).toBe(true);
  });

  it.each([
    ['40', 'user', []],
    ['128', 'user', ['owner_password_lost']],
    ['256', 'user', ['owner_password_lost']],
    ['256', 'owner', ['user_password_replaced']],
  ])('of %s bits, opened as its %s, says which password it could not keep', async (bits, password, told) => {
    const [user, owner] = bits === '40' ? ['user', 'user'] : ['user', 'owner'];
    const { file, codes } = await keep(
      [protectedBy(user, owner, bits), protectedBy(user, owner, bits)],
      password,
    );
    expect(codes).toEqual(told);
    expect(shown(file, password).opens).toBe(true);
    expect(shown(file, '').opens).toBe(false);
  });

  it('that everybody may open stays so, with its rights', async () => {
    const limited = protectedBy('', 'owner', '256', noCopying);
    const { file, codes } = await keep([limited, limited], undefined);
    expect(codes).toEqual(['owner_password_lost']);
    const { opens, allowed } = shown(file, '');
    expect([opens, allowed('extract for any purpose')]).toEqual([true, false]);
  });

  it('makes all of a merge protected, by the strictest of its files', async () => {
    const plain = new Uint8Array(readFileSync(samplePath('annex.pdf')));
    const { file } = await keep([plain, protectedBy('same', 'same', '256', noCopying)], 'same');
    const { opens, allowed } = shown(file, 'same');
    expect([opens, allowed('extract for any purpose')]).toEqual([true, false]);
    expect(shown(file, '').opens).toBe(false);
  });

  it.each([
    ['user', 'user', ['owner_password_lost']],
    ['user', 'owner', ['user_password_replaced']],
    ['', 'owner', []],
    ['', undefined, ['owner_password_lost']],
  ])(
    'and has to be repaired first, locked by "%s" and opened by "%s", stays protected',
    async (user, password, told) => {
      const broken = withoutCrossReferences(protectedBy(user, 'owner', '128', noCopying));
      const { file, codes } = await keep([broken, broken], password);
      expect(codes).toEqual(told);
      const { opens, allowed } = shown(file, password ?? '');
      expect([opens, allowed('extract for any purpose')]).toEqual([true, false]);
      expect(shown(file, '').opens).toBe(user === '');
      expect((await keep([broken, broken], password, '')).codes).toEqual(['protection_removed']);
    },
  );

  it('is asked for: otherwise it is told to be gone', async () => {
    const { file, codes } = await keep(
      [protectedBy('user', 'owner', '256')].flatMap((one) => [one, one]),
      'user',
      '',
    );
    expect(codes).toEqual(['protection_removed']);
    expect(shown(file, '').opens).toBe(true);
  });
});
