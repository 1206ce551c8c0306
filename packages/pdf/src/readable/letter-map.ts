const begins = /begin(bfchar|bfrange)\b/g;
const announcedAtEnd = /(\d{1,9})\s{1,9}$/;
/** Ends at the next one that begins, or a map of nothing but beginnings would take hours. */
const parts = /<[^<>]*>|[[\]]/g;
const codeMax = 0xffff;
/** As many as one block may have. */
const entriesPerBlock = 100;
/** Ranges that overlap on purpose could go on for hours. */
const stepsMax = 1_000_000;
/** Far more than the letters that one code stands for. */
const textDigitsMax = 256;

/** What a code stands for, in hexadecimal digits of UTF-16, four for each unit. */
type Letters = Map<number, string>;

/**
 * A /ToUnicode map (ISO 32000-2, 9.10.3) as PDFium reads all of it. PDFium passes over a whole block that has another
 * number of entries than it announces, does not end, or has a range from one high byte into the next or letters of two
 * digits, all of which other readers accept: its text would be the codes instead of the letters. Of what a code is
 * said to be more than once it takes the smallest, and others the last: browsers call a ligature nothing first, and then by its
 * letters. Of `ligatures` old versions of Ghostscript name the last letter alone. Undefined for a map that has nothing of the kind.
 */
export function mendedLetterMap(map: string, ligatures: ReadonlyMap<number, string>): string | undefined {
  const letters: Letters = new Map();
  let isMended = false;
  let stepsLeft = stepsMax;
  let rest = '';
  for (let at = 0; at < map.length; ) {
    const { kind, announced, block, before, end, isEnded } = nextBlock(map, at);
    rest += before;
    at = end;
    if (kind === undefined) break;
    const entries = kind === 'bfchar' ? pairsOf(block) : rangesOf(block);
    isMended ||= !isEnded || announced !== entries.length || !entries.every(isPlain);
    for (const { first, last, texts } of entries) {
      const lastCode = Math.min(last, codeMax);
      stepsLeft -= Math.max(0, lastCode - first);
      if (stepsLeft < 0) break;
      for (let code = first; code <= lastCode; code += 1) {
        const text = texts[code - first] ?? laterText(texts, code - first);
        if (text === undefined) continue;
        isMended ||= (letters.get(code) ?? text) !== text;
        letters.set(code, text);
      }
    }
  }
  for (const [code, whole] of ligatures) {
    const text = letters.get(code);
    if (text !== hexOf(whole.slice(-1))) continue;
    letters.set(code, hexOf(whole));
    isMended = true;
  }
  return isMended ? `${rest}\n${written(letters)}` : undefined;
}

/** The first block behind a place, with what stands before it; without a kind where there is none. */
function nextBlock(map: string, from: number) {
  begins.lastIndex = from;
  const begin = begins.exec(map);
  if (begin === null) return { before: map.slice(from), block: '', end: map.length };
  const [word, kind = ''] = begin;
  const start = begin.index + word.length;
  const found = map.indexOf(`end${kind}`, start);
  const announced = announcedAtEnd.exec(map.slice(Math.max(from, begin.index - 20), begin.index))?.[1];
  return {
    kind,
    announced: Number(announced),
    before: map.slice(from, begin.index),
    block: map.slice(start, found < 0 ? map.length : found),
    end: found < 0 ? map.length : found + `end${kind}`.length,
    isEnded: found >= 0,
  };
}

interface Entry {
  readonly first: number;
  readonly last: number;
  /** One for each code, or one that counts on. */
  readonly texts: readonly string[];
  readonly isShort: boolean;
}

const isPlain = ({ first, last, isShort }: Entry): boolean =>
  !isShort && first <= last && last <= codeMax && first >> 8 === last >> 8;

function pairsOf(block: string): Entry[] {
  const found = block.match(parts)?.filter((part) => part.startsWith('<')) ?? [];
  return Array.from({ length: found.length >> 1 }, (_, index) => {
    const code = codeOf(found[2 * index]);
    return entryOf(code, code, [found[2 * index + 1]]);
  });
}

function rangesOf(block: string): Entry[] {
  const entries: Entry[] = [];
  const left = block.match(parts)?.values() ?? [].values();
  const next = () => left.next().value;
  for (let low = next(); low !== undefined; low = next()) {
    const high = next();
    const texts: (string | undefined)[] = [next()];
    if (texts[0] === '[') {
      texts.pop();
      for (let text = next(); text !== undefined && text !== ']'; text = next()) texts.push(text);
    }
    entries.push(entryOf(codeOf(low), codeOf(high), texts));
  }
  return entries;
}

function entryOf(first: number, last: number, given: readonly (string | undefined)[]): Entry {
  const digits = given.map((text) => (text ?? '').slice(0, textDigitsMax).replace(/[^\da-f]/gi, ''));
  const texts = digits.map((text) => (text === '' ? '' : text.padStart(4, '0')));
  return { first, last, texts, isShort: digits.some((text) => text.length > 0 && text.length < 4) };
}

/** Beyond every code where it is none, so that nothing is made of it. */
function codeOf(part: string | undefined): number {
  const code = Number.parseInt(part?.replace(/[<>\s]/g, '') ?? '', 16);
  return Number.isNaN(code) ? Number.POSITIVE_INFINITY : code;
}

/** The last unit counts on, within sixteen bits. */
function laterText(texts: readonly string[], step: number): string | undefined {
  const [text] = texts;
  if (texts.length !== 1 || text === undefined || text === '') return undefined;
  const unit = Number.parseInt(text.slice(-4), 16) + step;
  return unit > codeMax ? undefined : text.slice(0, -4) + unit.toString(16).padStart(4, '0');
}

/** A /ToUnicode map of codes of two bytes. */
export function letterMapOf(letters: ReadonlyMap<number, string>): string {
  const digits = new Map([...letters].map(([code, text]) => [code, hexOf(text)]));
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${written(digits)}endcmap end end`;
}

const hexOf = (text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');

function written(letters: Letters): string {
  const lines = [...letters].map(([code, text]) => `<${code.toString(16).padStart(4, '0')}> <${text}>`);
  const starts = Array.from({ length: Math.ceil(lines.length / entriesPerBlock) }, (_, index) => index);
  return starts
    .map((index) => {
      const some = lines.slice(index * entriesPerBlock, (index + 1) * entriesPerBlock);
      return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar\n`;
    })
    .join('');
}
