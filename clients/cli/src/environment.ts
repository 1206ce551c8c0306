import { homedir } from 'node:os';
import { join } from 'node:path';

/** What the command line takes from its surroundings; nothing else reads them. */
export interface Environment {
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly profile: string | undefined;
  readonly language: 'en' | 'fr';
  readonly configFile: string;
}

export function environment(): Environment {
  const { PAGESMITH_URL, PAGESMITH_KEY, PAGESMITH_PROFILE, XDG_CONFIG_HOME, LC_ALL, LC_MESSAGES, LANG } =
    process.env;
  return {
    url: PAGESMITH_URL || undefined,
    key: PAGESMITH_KEY || undefined,
    profile: PAGESMITH_PROFILE || undefined,
    language: (LC_ALL || LC_MESSAGES || LANG || '').startsWith('fr') ? 'fr' : 'en',
    configFile: join(XDG_CONFIG_HOME || join(homedir(), '.config'), 'pagesmith', 'config.json'),
  };
}
