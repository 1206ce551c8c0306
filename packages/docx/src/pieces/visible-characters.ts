import type { PageCharacter, PageReading } from '@pagesmith/pdf';
import { runGapEmMax } from './measures.ts';

interface Printed {
  readonly character: PageCharacter;
  /** The same letter, printed at the same place before. */
  readonly twin: PageCharacter | undefined;
}

/**
 * The characters that a reader sees, once each: bold is sometimes made by printing twice. Where the first print lacks letters
 * that the second has, as of a font without them, the second is the text.
 */
export function visibleCharacters(reading: PageReading): PageCharacter[] {
  const shown = reading.characters.filter(({ isInvisible }) => !isInvisible);
  // A scan with a layer of recognised text: that text is all there is to read.
  const isScan = shown.filter(({ text }) => text.trim() !== '').length === 0;
  const characters = (isScan ? reading.characters : shown).filter((character) =>
    isOnPage(character, reading),
  );
  const seen = new Letters();
  const hidden = new Set<PageCharacter>();
  let run: Printed[] = [];
  const close = () => {
    const hasMore = run.some(({ character, twin }) => twin === undefined && character.text.trim() !== '');
    for (const { character, twin } of run) {
      if (twin === undefined) continue;
      hidden.add(hasMore ? twin : character);
      if (hasMore) seen.replace(twin, character);
    }
    run = [];
  };
  for (const character of characters) {
    const last = run.at(-1)?.character;
    if (last !== undefined && !followsInPrint(last, character)) close();
    const twin = seen.twinOf(character);
    if (twin === undefined) seen.add(character);
    run.push({ character, twin });
  }
  close();
  return characters.filter((character) => !hidden.has(character));
}

const isOnPage = ({ box, sizePoints }: PageCharacter, { width, height }: PageReading) =>
  box.right >= 0 && box.left <= width && box.bottom >= 0 && box.top <= height && sizePoints >= 1;

/** Whether a character was printed behind another on its line. */
const followsInPrint = (before: PageCharacter, { box, baseline, sizePoints }: PageCharacter) =>
  Math.abs(before.baseline - baseline) < sizePoints * 0.2 &&
  box.left > before.box.left &&
  box.left - before.box.right < sizePoints * runGapEmMax;

/** The letters printed so far, by their place and what they are. */
class Letters {
  readonly #rows = new Map<number, Map<string, PageCharacter[]>>();

  twinOf(character: PageCharacter): PageCharacter | undefined {
    const { text, box, baseline, sizePoints } = character;
    // Letters without a place of their own, as those of a text that stands for others, have no shadow.
    if (text === ' ' || box.right <= box.left) return undefined;
    // Narrow letters are closer together than a letter and its shadow.
    const slack = Math.min(sizePoints * 0.2, (box.right - box.left) * 0.5);
    return this.#others(character).find(
      (other) =>
        Math.abs(other.box.left - box.left) <= slack &&
        Math.abs(other.baseline - baseline) < sizePoints * 0.2,
    );
  }

  add(character: PageCharacter): void {
    this.#others(character).push(character);
  }

  replace(character: PageCharacter, by: PageCharacter): void {
    const others = this.#others(character);
    const at = others.indexOf(character);
    if (at >= 0) others[at] = by;
  }

  #others({ text, baseline }: PageCharacter): PageCharacter[] {
    const row = Math.round(baseline / 4);
    const letters = this.#rows.get(row) ?? new Map<string, PageCharacter[]>();
    this.#rows.set(row, letters);
    const others = letters.get(text) ?? [];
    letters.set(text, others);
    return others;
  }
}
