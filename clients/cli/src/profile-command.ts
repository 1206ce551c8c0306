import { text } from 'node:stream/consumers';
import { parse } from './arguments.ts';
import type { Environment } from './environment.ts';
import { UsageError } from './exit-codes.ts';
import { readConfig, writeConfig } from './profiles.ts';
import { words } from './words.ts';

/** pagesmith profile add, list, use, remove. */
export async function profileCommand(args: readonly string[], environment: Environment): Promise<void> {
  const said = words[environment.language];
  const { values, positionals } = parse(args, { url: { type: 'string' }, key: { type: 'string' } });
  const [verb, name] = positionals;
  const config = readConfig(environment);
  const { current, profiles } = config;
  if (verb === 'list') {
    const lines = Object.entries(profiles).map(
      ([known, { url }]) => `${known === current ? '*' : ' '} ${known}  ${url}\n`,
    );
    process.stdout.write(lines.join(''));
    return;
  }
  if (name === undefined) throw new UsageError(said.profileUsage);
  if (verb === 'add' && typeof values.url === 'string') {
    const key = typeof values.key === 'string' ? values.key : await askedKey(said.keyAsked);
    writeConfig(environment, { current: name, profiles: { ...profiles, [name]: { url: values.url, key } } });
    process.stderr.write(`${said.profileSaved(name, environment.configFile)}\n`);
    return;
  }
  if (verb !== 'use' && verb !== 'remove') throw new UsageError(said.profileUsage);
  if (!profiles[name]) throw new UsageError(said.noSuchProfile(name, Object.keys(profiles).join(', ')));
  if (verb === 'use') return writeConfig(environment, { ...config, current: name });
  const { [name]: _removed, ...others } = profiles;
  writeConfig(environment, { ...(current !== name && current && { current }), profiles: others });
}

/** Not an argument: those are seen in the list of processes and kept in the shell's history. */
async function askedKey(question: string): Promise<string> {
  if (process.stdin.isTTY) {
    const { createInterface } = await import('node:readline/promises');
    const asking = createInterface({ input: process.stdin, output: process.stderr });
    const key = await asking.question(question);
    asking.close();
    return key.trim();
  }
  return (await text(process.stdin)).trim();
}
