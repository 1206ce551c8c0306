import type { ListMark } from '../model.ts';
import { properties } from './element-order.ts';
import { element, namespaces, value } from './xml.ts';

interface OpenList {
  readonly key: string;
  readonly id: number;
  last: number;
}

/** The lists of a document: one numbering for each run of numbers that goes on counting. */
export class Numbering {
  readonly #lists: { readonly mark: ListMark; readonly id: number }[] = [];
  #open: OpenList[] = [];

  /** The list that a mark belongs to, and how deep it stands inside the others. */
  idFor(mark: ListMark, left: number): number {
    const key = `${mark.format} ${mark.pattern} ${Math.round(left / 6)}`;
    const known = this.#open.find((list) => list.key === key);
    const isNext = known !== undefined && (mark.format === 'bullet' || known.last + 1 === mark.value);
    if (isNext) {
      known.last = mark.value;
      return known.id;
    }
    const id = this.#lists.length + 1;
    this.#lists.push({ mark, id });
    this.#open = [...this.#open.filter((list) => list.key !== key), { key, id, last: mark.value }];
    return id;
  }

  get isEmpty(): boolean {
    return this.#lists.length === 0;
  }

  xml(): string {
    const definitions = this.#lists.map(({ mark, id }) =>
      element(
        'w:abstractNum',
        { 'w:abstractNumId': id },
        value('w:multiLevelType', 'singleLevel'),
        levelXml(mark),
      ),
    );
    const lists = this.#lists.map(({ id }) =>
      element('w:num', { 'w:numId': id }, value('w:abstractNumId', id)),
    );
    return element('w:numbering', namespaces, ...definitions, ...lists);
  }
}

function levelXml({ format, pattern, value: start }: ListMark): string {
  const level = properties('w:lvl', [
    value('w:start', format === 'bullet' ? 1 : start),
    value('w:numFmt', format),
    value('w:lvlText', pattern),
    value('w:lvlJc', 'left'),
  ]);
  return level.replace('<w:lvl>', '<w:lvl w:ilvl="0">');
}
