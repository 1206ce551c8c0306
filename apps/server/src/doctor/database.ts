import type { ServerFacts } from '@pagesmith/database';
import type { Config } from '../config.ts';
import { loopbackHosts } from '../loopback.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

const oldestVersion = 130_000;

export function databaseFindings(facts: ServerFacts, config: Pick<Config, 'databasePoolSize'>): Finding[] {
  const findings = [
    ...schemaFindings(facts),
    ...settingFindings(facts),
    ...connectionFindings(facts, config.databasePoolSize),
  ];
  const { version, address, connectionsTaken, connectionsMax } = facts;
  const says = `PostgreSQL ${version} at ${address}, ${connectionsTaken} of ${connectionsMax} connections taken.`;
  return findings.some(({ state }) => state === 'wrong') ? findings : [fine('database', says), ...findings];
}

function schemaFindings({
  pending,
  isNew,
  canCreate,
  encoding,
  versionNumber,
  version,
}: ServerFacts): Finding[] {
  const findings: Finding[] = [];
  if (versionNumber < oldestVersion) {
    findings.push(wrong('database', `PostgreSQL ${version} is too old.`, 'Use version 13 or later.'));
  }
  if (encoding !== 'UTF8') {
    const remedy = "Make it anew: CREATE DATABASE pagesmith ENCODING 'UTF8' TEMPLATE template0.";
    findings.push(wrong('database', `The database keeps text as ${encoding}: names would be lost.`, remedy));
  }
  if (!canCreate) {
    const remedy = 'As its owner: GRANT CREATE ON SCHEMA public TO the user of DATABASE_URL.';
    findings.push(wrong('database', 'The user of DATABASE_URL may not make tables.', remedy));
  }
  if (pending.length > 0) {
    const says = isNew
      ? 'The database is empty.'
      : `The database is of another version: ${pending.join(', ')} ${pending.length === 1 ? 'is' : 'are'} not applied.`;
    findings.push(
      advice(
        'database',
        says,
        'Nothing: the next start brings it up to date. Back it up before (npm run backup).',
      ),
    );
  }
  return findings;
}

function settingFindings({ durability, isEncrypted, address }: ServerFacts): Finding[] {
  const findings = Object.entries(durability)
    .filter(([, value]) => value === 'off')
    .map(([name]) =>
      wrong(
        'database',
        `${name} is off: what customers were told is done can be lost in a power cut.`,
        `Set ${name} = on in postgresql.conf.`,
      ),
    );
  const host = address.slice(0, address.lastIndexOf(':'));
  if (!isEncrypted && !loopbackHosts.includes(host) && !host.startsWith('/')) {
    const remedy = 'Add ?sslmode=verify-full to DATABASE_URL, or use a private network.';
    findings.push(advice('database', `The connection to ${address} is not encrypted.`, remedy));
  }
  return findings;
}

/** One more for notifications, and one that asks every second whether the server still answers. */
function connectionFindings({ connectionsMax, connectionsTaken }: ServerFacts, poolSize: number): Finding[] {
  const needed = poolSize + 2;
  if (connectionsMax - connectionsTaken >= needed) return [];
  return [
    wrong(
      'database',
      `${connectionsMax - connectionsTaken} of ${connectionsMax} connections are free, and this process may need ${needed}.`,
      'Raise max_connections, lower DATABASE_POOL_SIZE, or put PgBouncer in between.',
    ),
  ];
}
