import { operations } from '@pagesmith/operations';
import { changelogWords } from './changelog/words.ts';
import { changelogAddress, operationAddress } from './contents.ts';

/** For the build: every operation has a page of its own, and so has what has changed. `screen` names its module. */
export const documentationPages = [
  ...operations.map(({ id, copy }) => ({
    screen: 'operation-page',
    address: operationAddress(id),
    name: copy.en.name,
    summary: copy.en.summary,
  })),
  {
    screen: 'changelog',
    address: changelogAddress,
    name: changelogWords.en.title,
    summary: changelogWords.en.description,
  },
];
