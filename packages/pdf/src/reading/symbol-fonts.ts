import { codePoint } from 'dingbat-to-unicode';

const families: readonly (readonly [RegExp, string])[] = [
  [/^Wingdings[ -]?2/i, 'Wingdings 2'],
  [/^Wingdings[ -]?3/i, 'Wingdings 3'],
  [/^Wingdings/i, 'Wingdings'],
  [/^Webdings/i, 'Webdings'],
  [/^Symbol(?:MT|PS\w*)?(?:$|[-,])/i, 'Symbol'],
];

/** The family of a font whose codes are signs, whatever letters a document takes them for. */
export const symbolFamily = (fontName: string): string | undefined =>
  families.find(([name]) => name.test(fontName))?.[1];

// Signs that hardly any font has, and what most have that looks like them.
const usual = new Map(
  [
    '🞎□',
    '🞏□',
    '◻□',
    '⬜□',
    '◼■',
    '⬛■',
    '⦁•',
    '⚫●',
    '🗷☒',
    '🞂▶',
    '🞀◀',
    '🞄•',
    '🞅○',
    '🞙◆',
    '🗸✓',
    '🗹☑',
    '⮚➢',
    '⮩➥',
    '🡪→',
    '🡢→',
    '🡒→',
  ].map((both) => [...both] as [string, string]),
);

const letters = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
];
const codeByLetter = new Map(letters.map((letter, code) => [letter, code]));

/**
 * The sign that a font of signs shows for a letter, or for a code of the private range that such fonts use; undefined
 * where the document names the sign itself.
 */
export function signShown(family: string, text: string): string | undefined {
  const code = text.charCodeAt(0);
  const own = code >= 0xf020 && code <= 0xf0ff ? code - 0xf000 : codeByLetter.get(text);
  const sign = own === undefined ? undefined : codePoint(family, own)?.string;
  return sign === undefined ? undefined : (usual.get(sign) ?? sign);
}
