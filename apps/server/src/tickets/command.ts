// npm run tickets: the operator's side of support, in a terminal and at the end of a mail server's pipe.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { incomingBytesMax, readMail } from '@pagesmith/accounts';
import { Failure } from '@pagesmith/kernel';
import { ConfigError, readConfig } from '../config.ts';
import { askOperator, type Furnish, Unreachable } from '../operator/ask.ts';
import type { Answer } from '../operator/commands.ts';
import { furnishOperators } from '../operator/furnish-operators.ts';
import { exitStatusOf } from './exit-status.ts';
import { furnishDesk } from './furnish-desk.ts';
import { conversationText, queueText } from './print.ts';

const usage = `npm run tickets                   the tickets waiting for an answer, most urgent first
npm run tickets -- list --all     every ticket, most recent message first
npm run tickets -- show N         one ticket with its conversation
npm run tickets -- answer N       answers it with the text on standard input
npm run tickets -- close N        closes it, until its customer writes again
npm run tickets -- receive [TO]   takes an e-mail on standard input as an answer; TO is the address it was delivered to
--json prints JSON.`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const { values, positionals } = readCommandLine();
const [verb = 'list', ...rest] = positionals;

function readCommandLine() {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { json: flag, all: flag, help: flag } });
  } catch {
    say(usage);
    return process.exit(64);
  }
}

async function standardInput(): Promise<Buffer> {
  if (process.stdin.isTTY) process.stderr.write('Type the text; Ctrl-D on a line of its own ends it.\n');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
    bytes += chunk.length;
    // What is longer is refused as too large; the rest of it need not be kept for that.
    if (bytes > incomingBytesMax) break;
  }
  return Buffer.concat(chunks);
}

interface Verb {
  readonly command: string;
  readonly furnish: Furnish;
  readonly given: () => Promise<object>;
  readonly print: (result: never) => string;
}

/** An action of operators, so that it leaves its row in the audit. */
const act = (action: string, given: () => Promise<object> = async () => ({})): Verb => ({
  command: 'operator.do',
  furnish: furnishOperators,
  given: async () => ({
    action,
    user: userInfo().username,
    given: { number: rest[0] ?? '', ...(await given()) },
  }),
  print: conversationText,
});

const verbs: Readonly<Record<string, Verb>> = {
  list: {
    command: 'tickets.list',
    furnish: furnishDesk,
    given: async () => ({ isAll: values.all ?? false }),
    print: queueText,
  },
  show: act('ticket'),
  answer: act('answer', async () => ({ text: (await standardInput()).toString('utf8') })),
  close: act('close-ticket'),
  receive: {
    command: 'tickets.receive',
    furnish: furnishDesk,
    given: async () => readMail(await standardInput(), rest),
    print: ({ number }: { number: number }) => `Added to ticket T${number}.`,
  },
};

async function run(chosen: Verb): Promise<number> {
  const question = { command: chosen.command, given: await chosen.given() };
  const answer = await askOperator(readConfig(), question, chosen.furnish);
  if ('failure' in answer) return refuse(answer.failure);
  say(values.json ? JSON.stringify(answer.result, null, 2) : chosen.print(answer.result as never));
  return 0;
}

/** The sentence goes where a mail server reads it for the sender. */
function refuse(failure: Extract<Answer, { failure: unknown }>['failure']): number {
  process.stderr.write(`${failure.message}\n`);
  return exitStatusOf(verb, failure);
}

/** Not the mail's fault: it is to be tried again. */
const unexpected = { code: 'command_failed', status: 500 };

function sentenceOf(error: unknown): string {
  const isTold = error instanceof Unreachable || error instanceof ConfigError;
  return error instanceof Error ? (!isTold && error.stack) || error.message : String(error);
}

const chosen = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
if (values.help || !chosen) {
  say(usage);
  process.exit(values.help ? 0 : 64);
}
try {
  process.exitCode = await run(chosen);
} catch (error) {
  process.exitCode = refuse(error instanceof Failure ? error : { ...unexpected, message: sentenceOf(error) });
}
