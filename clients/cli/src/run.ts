import { PagesmithError, version } from '@pagesmith/client';
import { readArguments } from './arguments.ts';
import { findCommand } from './commands.ts';
import { completionFor } from './completion.ts';
import type { Environment } from './environment.ts';
import { exitCodeOf, exitCodes, UsageError } from './exit-codes.ts';
import { commandHelp, generalHelp, groupHelp } from './help.ts';
import { perform } from './perform.ts';
import { profileCommand } from './profile-command.ts';
import { words } from './words.ts';

/** Returns the exit code. */
export async function run(args: readonly string[], environment: Environment): Promise<number> {
  try {
    await answer(args, environment);
    return exitCodes.done;
  } catch (error) {
    process.stderr.write(`${complaint(error, args.includes('--json'))}\n`);
    return exitCodeOf(error);
  }
}

async function answer(args: readonly string[], environment: Environment): Promise<void> {
  const { language } = environment;
  const said = words[language];
  const print = (text: string) => void process.stdout.write(text);
  const [name, ...others] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return print(generalHelp(language));
  if (name === '--version') return print(`${version}\n`);
  if (name === 'profile') return profileCommand(others, environment);
  if (name === 'completion') return print(completionFor(others[0], said.noSuchShell));
  const found = findCommand(args);
  const help = found ? undefined : groupHelp(name, language);
  if (help && (others.length === 0 || asksForHelp(others))) return print(help);
  if (!found) throw new UsageError(said.noSuchCommand(args.slice(0, help ? 2 : 1).join(' ')));
  const { command, words: typed } = found;
  if (asksForHelp(others)) return print(commandHelp(command, language));
  return perform(command, readArguments(command, args.slice(typed), said), environment);
}

const asksForHelp = (args: readonly string[]) => args.includes('--help') || args.includes('-h');

function complaint(error: unknown, isJson: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!isJson) return message;
  return JSON.stringify(error instanceof PagesmithError ? error.problem : { error: message });
}
