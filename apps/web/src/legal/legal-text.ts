import type { Language } from '@pagesmith/kernel';
import type { Operator } from '../site/operator/operator.tsx';

/** A paragraph, or a list of points. */
type Block = string | readonly string[];

export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly blocks: readonly Block[] }[];
}

/** A legal page in every language: what it says depends on who runs the site. */
export type LegalPageTexts = Readonly<Record<Language, (operator: Operator) => LegalText>>;
