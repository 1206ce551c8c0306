import { connect, type Database, examineServer, type ServerFacts } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { clockFindings } from './clock.ts';
import { configurationFindings, proxyFindings } from './configuration.ts';
import { databaseFindings } from './database.ts';
import { diskFindings } from './disk.ts';
import { type Finding, fine, unknown, wrong } from './finding.ts';
import { mailFindings } from './mail.ts';
import { secretFindings } from './secrets.ts';
import { storeFindings } from './store.ts';

/** Looks at everything that a server needs, and changes nothing: it may run beside one, or before the first start. */
export async function examine(variables?: Record<string, string | undefined>): Promise<Finding[]> {
  const config = configOf(variables);
  if (!('dataDir' in config)) return [config];
  const server = await serverOf(config);
  const { facts, findings: ofDatabase } = server;
  const database = facts && facts.pending.length === 0 ? await open(config) : undefined;
  try {
    return [
      ...configurationFindings(config),
      ...(await secretFindings(config, database)),
      ...(await mailFindings(config)),
      ...(await diskFindings(config)),
      ...clockFindings(facts),
      ...proxyFindings(config),
      ...ofDatabase,
      ...(await storeFindings(config, database)),
    ];
  } finally {
    await database?.close();
  }
}

function configOf(variables: Parameters<typeof readConfig>[0]): Config | Finding {
  try {
    return readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return wrong(
      'configuration',
      error.message,
      'Correct it: the table in README.md says what each variable takes.',
    );
  }
}

async function serverOf(config: Config): Promise<{ facts?: ServerFacts; findings: Finding[] }> {
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (!databaseUrl) {
    const says = `The database is the embedded one in ${config.dataDir} (DATA_DIR), for one process.`;
    return { findings: [fine('database', says)] };
  }
  try {
    const facts = await examineServer(databaseUrl);
    return { facts, findings: databaseFindings(facts, config) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const remedy =
      'Correct DATABASE_URL, or make the server reachable from here: psql "$DATABASE_URL" must work.';
    return {
      findings: [
        wrong('database', error.message, remedy),
        unknown('clock', 'There is nothing to compare it with.'),
      ],
    };
  }
}

/** Its schema is that of this version, so that opening it changes nothing. */
const open = (config: Config): Promise<Database> =>
  connect({ dataDir: '', databaseUrl: config.databaseDirectUrl ?? config.databaseUrl, poolSize: 2 });
