import { languages } from '@pagesmith/kernel';
import { expect, it } from 'vitest';
import { partPrefix } from './define/index.ts';
import { insertFailures } from './insert-pdf/failures.ts';
import { removeFailures } from './remove-page/failures.ts';

it.each(languages)(
  'what names its part begins as all such messages do, so that a form can leave it out (%s)',
  (language) => {
    const removed = removeFailures.pagesAllRemoved({ pageCount: 5 }).in(language);
    const inserted = insertFailures.positionInvalid({ piece: '9', first: 0, last: 5 }).in(language);
    expect(removed.startsWith(partPrefix('pages')[language]), removed).toBe(true);
    expect(inserted.startsWith(partPrefix('position')[language]), inserted).toBe(true);
  },
);
