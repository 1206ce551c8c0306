/**
 * Stands for a hyphen at a line end, with or without which the word is the same. PDFium writes this noncharacter, and
 * no line break, where it recognises hyphenation; the remaining cases are found here.
 */
export const lineEndHyphen = '\uFFFE';

/**
 * Reduces a text to what matters for searching: accents do; case, white space, ligatures, soft hyphens, direction marks
 * and the shape of quotation marks and dashes do not. A hyphen at a line end becomes `lineEndHyphen`.
 */
export function foldText(text: string): string {
  const marked = text.replace(hyphensAtLineEnds, lineEndHyphen);
  if (isAscii(marked)) return marked.replace(unseenAscii, '').toLowerCase();
  // Folding case can separate accents and removing spaces can join them, so the text is composed again at the end.
  return foldCase(tidy(joinSpacingAccents(marked).normalize('NFKC'))).normalize('NFC');
}

const hyphensAtLineEnds = /[-\u00AD\u2010\u2011]\s*[\r\n]\s*/gu;
const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

const unseenAscii = /[\s\p{Cc}]+/gu;
// \p{Cf} holds the soft hyphen, zero-width joiners and marks of direction; U+0640 only stretches Arabic words.
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]+/gu;
const singleQuotes = /[\u2018-\u201B\u2032]/gu;
const doubleQuotes = /[\u201C-\u201F\u2033]/gu;
const hyphens = /[\u2010-\u2015\u2212]/gu;
// Lam and alef are drawn as one glyph, whose letters come out in either order.
const lamsAndAlefs = /[\u0622\u0623\u0625\u0627\u0644]{2,}/gu;

function tidy(text: string): string {
  return text
    .replace(unseen, '')
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(hyphens, '-')
    .replace(lamsAndAlefs, (letters) => [...letters].sort().join(''));
}

// TeX's older fonts draw an accent as a separate character before its letter: "Poincar´e", "na¨ıve". Pairs that do not
// form a letter stay separate.
function joinSpacingAccents(text: string): string {
  return text.replace(
    /([\u00A8\u00AF\u00B4\u02C6\u02C7\u02CB\u02D8-\u02DD])[ ]?(\p{L})/gu,
    (pair, accent: string, letter: string) => {
      const base = letter === 'ı' ? 'i' : letter;
      const joined = `${base}${combiningAccents[accent] ?? ''}`.normalize('NFC');
      return joined.length === 1 ? joined : pair;
    },
  );
}

const combiningAccents: Readonly<Record<string, string>> = {
  '\u00A8': '\u0308',
  '\u00AF': '\u0304',
  '\u00B4': '\u0301',
  '\u02C6': '\u0302',
  '\u02C7': '\u030C',
  '\u02CB': '\u0300',
  '\u02D8': '\u0306',
  '\u02D9': '\u0307',
  '\u02DA': '\u030A',
  '\u02DB': '\u0328',
  '\u02DC': '\u0303',
  '\u02DD': '\u030B',
};

// Through upper case, because only that unites ß with SS, ı with I and ς with Σ; İ becomes a plain i, as in Turkish.
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
