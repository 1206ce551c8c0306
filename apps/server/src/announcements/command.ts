// npm run announce: tells all customers by mail of a coming version of a legal page. It can be interrupted and run again.
import type { Progress } from '@pagesmith/accounts';
import { askOrExit } from '../operator/run-command.ts';
import { furnishAnnouncements } from './announcement-commands.ts';

const [page, version, from] = process.argv.slice(2);
if (!page || !version || !from) {
  process.stdout.write(
    'npm run announce -- terms 3 2027-01-15     the page, its new version, the day it takes effect\n',
  );
  process.exit(64);
}
for (;;) {
  const given = { page, version, from };
  const { mailed, isFinished } = await askOrExit<Progress>('legal.announce', given, furnishAnnouncements);
  process.stdout.write(`${mailed} customers have an e-mail in the outbox${isFinished ? '. Done.' : ' …'}\n`);
  if (isFinished) break;
}
