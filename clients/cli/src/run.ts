import { PagesmithError, version } from '@pagesmith/client';
import { readArguments } from './arguments.ts';
import { type Command, findCommand } from './commands.ts';
import { completionFor } from './completion.ts';
import type { Environment } from './environment.ts';
import { exitCodeOf, exitCodes, UsageError } from './exit-codes.ts';
import { commandHelp, generalHelp } from './help.ts';
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

async function answer([name, ...args]: readonly string[], environment: Environment): Promise<void> {
  const { language } = environment;
  const said = words[language];
  const print = (text: string) => void process.stdout.write(text);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return print(generalHelp(language));
  if (name === '--version') return print(`${version}\n`);
  if (name === 'profile') return profileCommand(args, environment);
  if (name === 'completion') return print(completionFor(args[0], said.noSuchShell));
  const command = findCommand(name);
  if (!command) throw new UsageError(said.noSuchCommand(name));
  if (asksForHelp(args)) return print(commandHelp(command, language));
  return performed(command, args, environment);
}

const asksForHelp = (args: readonly string[]) => args.includes('--help') || args.includes('-h');

const performed = (command: Command, args: readonly string[], environment: Environment) =>
  perform(command, readArguments(command, args, words[environment.language]), environment);

function complaint(error: unknown, isJson: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!isJson) return message;
  return JSON.stringify(error instanceof PagesmithError ? error.problem : { error: message });
}
