import type { PagePicture } from '@pagesmith/pdf';

/** The sign of Unicode for what is no letter (OBJECT REPLACEMENT CHARACTER): the text of a picture that says none. */
export const pictureSign = '\ufffc';

/** What stands in a line in place of letters: what mathematics consists of, or a picture of what is not simple. */
export type Inset = {
  /** Whether nothing but its number stands in its line. */
  readonly isAlone: boolean;
} & (
  | { readonly parts: readonly FormulaPart[] }
  | { readonly picture: PagePicture; readonly belowBaselinePoints: number }
);

export type FormulaPart =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly letters: 'italic' | 'upright' | 'bold' | 'boldItalic' | 'words';
    }
  | {
      readonly kind: 'fraction';
      readonly above: readonly FormulaPart[];
      readonly below: readonly FormulaPart[];
    }
  | {
      readonly kind: 'root';
      readonly degree: readonly FormulaPart[];
      readonly inside: readonly FormulaPart[];
    }
  | {
      readonly kind: 'indexed';
      readonly base: readonly FormulaPart[];
      readonly above: readonly FormulaPart[];
      readonly below: readonly FormulaPart[];
    }
  | {
      /** A sum, a product or an integral, and what it is taken of. */
      readonly kind: 'operator';
      readonly sign: string;
      readonly above: readonly FormulaPart[];
      readonly below: readonly FormulaPart[];
      /** Whether its limits stand above and below it, and not behind it. */
      readonly isStacked: boolean;
      readonly inside: readonly FormulaPart[];
    }
  /** Between brackets as high as what they hold. */
  | {
      readonly kind: 'bracketed';
      readonly open: string;
      readonly close: string;
      readonly inside: readonly FormulaPart[];
    };
