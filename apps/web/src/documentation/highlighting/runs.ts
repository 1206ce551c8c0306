import drawn from './drawn.json' with { type: 'json' };

/** Letters that stand for what a piece of code is; how each looks is in paper.css. */
const pieceKinds = {
  c: 'comment',
  s: 'string',
  k: 'keyword',
  f: 'name',
  n: 'constant',
} as const;

/** A piece of code; nothing in particular where it has no kind. */
interface Piece {
  readonly kind: keyof typeof pieceKinds | undefined;
  readonly text: string;
}

/** Between pieces; a letter and the text make one. It is in no code. */
export const separator = '\u001f';

/** Code is drawn for every address at once: a stand-in is in its place. */
export const addressStandIn = 'https://pagesmith.example';

const isKind = (letter: string | undefined): letter is keyof typeof pieceKinds =>
  letter !== undefined && letter in pieceKinds;

/** A short name for a text (FNV-1a): the same at build time and in the browser. */
export function nameOf(code: string): string {
  let hash = 0x811c9dc5;
  for (const letter of code) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

const kept: Readonly<Record<string, string>> = drawn;

/** As the build has drawn it; in one piece where it has not. */
export function piecesOf(code: string): readonly Piece[] {
  const found = kept[nameOf(code)];
  if (found === undefined) return [{ kind: undefined, text: code }];
  return found.split(separator).map((piece) => {
    const letter = piece[0];
    return { kind: isKind(letter) ? letter : undefined, text: piece.slice(1) };
  });
}
