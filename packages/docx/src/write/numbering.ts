import type { ListMark } from '../model.ts';
import { properties } from './element-order.ts';
import { listsOpenMax, sameIndentPoints } from './measures.ts';
import { element, namespaces, value } from './xml.ts';

interface OpenLevel {
  readonly mark: ListMark;
  readonly left: number;
  last: number;
}

interface List {
  readonly id: number;
  /** The marks of its levels, the outermost first. */
  readonly levels: ListMark[];
  /** The levels that the last item stands in. */
  open: OpenLevel[];
}

const levelsMax = 9;

/** The lists of a document, each with its levels. */
export class Numbering {
  readonly #lists: List[] = [];

  /** The list that a mark belongs to, and how deep it stands inside the others. */
  placeOf(mark: ListMark, left: number): { readonly id: number; readonly level: number } {
    for (const list of this.#lists.slice(-listsOpenMax).reverse()) {
      const level = list.open.findIndex((open) => isSame(open, mark, left));
      const open = list.open[level];
      if (open !== undefined) {
        open.last = mark.value;
        list.open = list.open.slice(0, level + 1);
        return { id: list.id, level };
      }
    }
    return this.#nested(mark, left) ?? this.#begun(mark, left);
  }

  /** A first item to the right of the last one begins a level inside it. */
  #nested(mark: ListMark, left: number): { id: number; level: number } | undefined {
    const list = this.#lists.at(-1);
    const outer = list?.open.at(-1);
    if (list === undefined || outer === undefined || left < outer.left + sameIndentPoints) return undefined;
    const level = list.open.length;
    const known = list.levels[level];
    const isFree = known === undefined || (known.format === mark.format && known.pattern === mark.pattern);
    // Word counts from the level's own start again whenever an outer item comes between.
    const isStart = mark.format === 'bullet' || mark.value === (known?.value ?? mark.value);
    if (!isFree || !isStart || level >= levelsMax) return undefined;
    list.levels[level] = known ?? mark;
    list.open.push({ mark, left, last: mark.value });
    return { id: list.id, level };
  }

  #begun(mark: ListMark, left: number): { id: number; level: number } {
    const id = this.#lists.length + 1;
    this.#lists.push({ id, levels: [mark], open: [{ mark, left, last: mark.value }] });
    return { id, level: 0 };
  }

  get isEmpty(): boolean {
    return this.#lists.length === 0;
  }

  xml(): string {
    const definitions = this.#lists.map(({ id, levels }) =>
      element(
        'w:abstractNum',
        { 'w:abstractNumId': id },
        value('w:multiLevelType', levels.length > 1 ? 'multilevel' : 'singleLevel'),
        ...levels.map(levelXml),
      ),
    );
    const lists = this.#lists.map(({ id }) =>
      element('w:num', { 'w:numId': id }, value('w:abstractNumId', id)),
    );
    return element('w:numbering', namespaces, ...definitions, ...lists);
  }
}

const isSame = (open: OpenLevel, mark: ListMark, left: number) =>
  open.mark.format === mark.format &&
  open.mark.pattern === mark.pattern &&
  Math.abs(open.left - left) < sameIndentPoints &&
  (mark.format === 'bullet' || open.last + 1 === mark.value);

function levelXml({ format, pattern, value: start }: ListMark, level: number): string {
  const written = properties('w:lvl', [
    value('w:start', format === 'bullet' ? 1 : start),
    value('w:numFmt', format),
    value('w:lvlText', pattern.replace('%1', `%${level + 1}`)),
    value('w:lvlJc', 'left'),
  ]);
  return written.replace('<w:lvl>', `<w:lvl w:ilvl="${level}">`);
}
