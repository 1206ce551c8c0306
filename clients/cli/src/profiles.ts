import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from './environment.ts';
import { UsageError } from './exit-codes.ts';
import { words } from './words.ts';

interface Access {
  readonly url: string;
  readonly key: string;
}

interface Config {
  readonly current?: string;
  readonly profiles: Readonly<Record<string, Access>>;
}

interface Asked {
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly profile?: string | undefined;
}

/** What is typed comes first, then the environment, then the profile. */
export function accessOf(asked: Asked, environment: Environment): Access {
  const profile = profileOf(asked.profile ?? environment.profile, environment);
  const url = asked.url ?? environment.url ?? profile?.url;
  const key = asked.key ?? environment.key ?? profile?.key;
  if (!url || !key) throw new UsageError(words[environment.language].accessMissing(environment.configFile));
  return { url, key };
}

function profileOf(named: string | undefined, environment: Environment): Access | undefined {
  const { current, profiles } = readConfig(environment);
  const name = named ?? current;
  const known = Object.keys(profiles).join(', ');
  if (named && !profiles[named])
    throw new UsageError(words[environment.language].noSuchProfile(named, known));
  return name === undefined ? undefined : profiles[name];
}

export function readConfig({ configFile }: Environment): Config {
  try {
    return JSON.parse(readFileSync(configFile, 'utf8')) as Config;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { profiles: {} };
    throw error;
  }
}

/** Keys are in it: it is its owner's alone, also if it was there before with other rights. */
export function writeConfig({ configFile }: Environment, config: Config): void {
  mkdirSync(dirname(configFile), { recursive: true, mode: 0o700 });
  writeFileSync(configFile, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
  chmodSync(configFile, 0o600);
}
