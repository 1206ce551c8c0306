// npm run check: types, lint and boundaries, what nobody uses, prices, notices.
import './prepare/node-version.mjs';
import { install } from './prepare/install.mjs';

install();
const { failedChecks } = await import('./check/all.mjs');
process.exit((await failedChecks()).length === 0 ? 0 : 1);
