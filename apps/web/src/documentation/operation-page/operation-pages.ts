import { operations } from '@pagesmith/operations';
import { operationAddress } from '../contents.ts';

/** For the build: every operation has a page of its own. */
export const operationPages = operations.map(({ id, copy }) => ({
  address: operationAddress(id),
  name: copy.en.name,
  summary: copy.en.summary,
}));
