import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecrets, keptSecretKey, placesOfUnknownKeys } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import type { Config } from '../config.ts';
import { advice, type Finding, fine, unknown, wrong } from './finding.ts';

export async function secretFindings(config: Config, database: Database | undefined): Promise<Finding[]> {
  const { secretKey, secretKeyPrevious, dataDir, store } = config;
  const kept = await keptSecretKey(dataDir).catch(() => undefined);
  const current = secretKey ?? kept;
  const findings = secretKey ? [] : await ofKeptKey(config, kept);
  if (!secretKey && store) {
    findings.push(
      wrong(
        'secrets',
        'SECRET_KEY is not set, and STORE_URL is: each machine would make a key of its own, and none could read what another has encrypted.',
        'Set SECRET_KEY to the same secret on every machine: openssl rand -base64 32 makes one.',
      ),
    );
  }
  if (!database) return [...findings, unknown('secrets', 'Whether they fit the database was not looked at.')];
  if (!current) return findings;
  const previous = [secretKeyPrevious, kept].filter((key) => key !== undefined);
  const places = await placesOfUnknownKeys(database, createSecrets({ secretKey: current, previous }));
  if (places.length > 0) {
    findings.push(
      wrong(
        'secrets',
        `The database has secrets that another SECRET_KEY encrypted (in ${places.join(', ')}): no server starts with this one.`,
        'Set SECRET_KEY to that key; or to change to a new one, set SECRET_KEY_PREVIOUS to it.',
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [fine('secrets', 'Everything in the database can be read with them.')];
}

async function ofKeptKey({ dataDir }: Config, kept: string | undefined): Promise<Finding[]> {
  const path = join(dataDir, 'secret-key');
  if (!kept)
    return [
      advice('secrets', 'SECRET_KEY is not set: the first start makes one.', `Keep a copy of ${path}.`),
    ];
  const { mode } = await stat(path);
  const words = `The key is in ${path}`;
  if ((mode & 0o077) === 0)
    return [advice('secrets', `${words}.`, 'Keep a copy of it apart from the database.')];
  return [wrong('secrets', `${words}, and others on this machine can read it.`, `chmod 600 ${path}`)];
}
