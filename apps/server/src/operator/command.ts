// npm run operator: everything that operators can do, for a machine without a browser.
import { actionsOf } from '@pagesmith/accounts';
import { readCommandLine, usageOf } from './command-line.ts';
import { csvText, plainText } from './print.ts';
import { act } from './run-command.ts';

const actions = actionsOf('owner');
const [name = '', ...line] = process.argv.slice(2);
const action = actions.find((one) => one.name === name);
const asked = action && readCommandLine(action, line);
if (!action || !asked) {
  const known = action ? [action] : actions;
  process.stdout.write(`${usageOf(known)}\n--json prints JSON, --csv a table for spreadsheets.\n`);
  process.exit(64);
}
const result = await act<unknown>(action.name, asked.given);
const print = asked.isCsv ? csvText : asked.isJson ? (it: unknown) => JSON.stringify(it, null, 2) : plainText;
process.stdout.write(`${print(result)}\n`);
// So that a script notices when the chain is broken.
if (action.name === 'verify' && (result as { isWhole: boolean }).isWhole === false) process.exitCode = 1;
