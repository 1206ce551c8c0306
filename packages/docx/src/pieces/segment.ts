import type { PageCharacter } from '@pagesmith/pdf';
import type { TextStyle } from '../model.ts';

/** Characters that follow each other on one baseline. */
export interface Segment {
  readonly characters: { readonly character: PageCharacter; readonly style: TextStyle }[];
  left: number;
  right: number;
  baseline: number;
  sizePoints: number;
}
