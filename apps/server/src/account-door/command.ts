// npm run account: blocks an account as the terms allow it, and brings back one that was blocked or closed.
import type { AccountState } from '@pagesmith/accounts';
import { askOrExit } from '../operator/run-command.ts';
import { accountCommands } from './account-commands.ts';

const usage = `npm run account -- show EMAIL       whether it is active, blocked or closed
npm run account -- block EMAIL      nobody signs in to it, and its keys are inactive
npm run account -- restore EMAIL    opens one that was blocked, or that its owner has closed`;

const [verb = '', email] = process.argv.slice(2);
if (!['show', 'block', 'restore'].includes(verb) || !email) {
  process.stdout.write(`${usage}\n`);
  process.exit(64);
}
type Told = Omit<AccountState, 'closedAt'> & { readonly closedAt: string | null };
const { closedAt, ...account } = await askOrExit<Told>(
  `account.${verb}`,
  { email },
  async (_config, database) => accountCommands(database),
);
const state = closedAt ? `closed by its owner at ${closedAt}` : account.status;
process.stdout.write(`${account.email}  ${account.id}  ${state}\n`);
