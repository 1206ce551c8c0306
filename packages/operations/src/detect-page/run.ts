import type { Run } from '../run/run.ts';
import { pageHolding } from '../run/text.ts';
import type { detectPage } from './definition.ts';

export const run: Run<typeof detectPage> = ({ file, searchText }, { accents }, context) =>
  pageHolding(file, searchText, context, { ignoresAccents: accents === 'ignore' });
