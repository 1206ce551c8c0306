import type { Draft } from '../request/draft.ts';
import { textIn } from '../request/draft.ts';
import type { Rules } from '../request/rules.ts';
import { insertWords } from './words.ts';

export const places = ['manual', 'search'] as const;
export type Place = (typeof places)[number];

/** Kept with the texts, under a name that no part has. */
export const placeKey = 'place';

export const placeIn = (draft: Draft): Place => (textIn(draft, placeKey) === 'search' ? 'search' : 'manual');

export const insertRules: Rules = {
  leavesOut: (draft) => [placeIn(draft) === 'manual' ? 'searchText' : 'position'],
  spellsOut: (draft) => (placeIn(draft) === 'search' ? ['positionRelative'] : []),
  problems: (draft, language) => {
    const part = placeIn(draft) === 'manual' ? 'position' : 'searchText';
    return textIn(draft, part).trim() === '' ? { [part]: insertWords[language].missing[part] } : {};
  },
};
