import { type Draft, textIn } from '../request/draft.ts';

export const places = ['manual', 'search'] as const;
export type Place = (typeof places)[number];

/** Kept with the texts, under a name that no part has. */
export const placeKey = 'place';

export const placeIn = (draft: Draft): Place => (textIn(draft, placeKey) === 'search' ? 'search' : 'manual');
