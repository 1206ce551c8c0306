import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nodeSample, pythonSample } from './verify-samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const text = `${encoded({ alg: 'EdDSA', kid: 'second', typ: 'deletion-proof' })}.${encoded({ sub: 'the-call' })}`;
const proof = `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
const keys = [{ ...generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }), kid: 'first' }];
const published = { keys: [...keys, { ...publicKey.export({ format: 'jwk' }), kid: 'second' }] };

const hasCryptography = spawnSync('python3', ['-c', 'import cryptography']).status === 0;

test.each([
  ['node', 'verify.mjs', nodeSample('fr'), true],
  ['python3', 'verify.py', pythonSample('fr'), hasCryptography],
] as const)(
  'the lines for %s verify a proof as they are shown, and fail on a forged one',
  (program, name, sample, canRun) => {
    if (!canRun) return console.log(`Skipped: ${program} has no cryptography here.`);
    writeFileSync(join(folder, name), sample);
    writeFileSync(join(folder, 'keys.json'), JSON.stringify(published));
    const run = (given: string) => {
      writeFileSync(join(folder, 'proof.txt'), `${given}\n`);
      return spawnSync(program, [name], { cwd: folder, encoding: 'utf8' });
    };
    expect(run(proof)).toMatchObject({ status: 0, stdout: expect.stringContaining('the-call') });
    const [header = '', , signature = ''] = proof.split('.');
    expect(run(`${header}.${encoded({ sub: 'another' })}.${signature}`).status).not.toBe(0);
  },
);
