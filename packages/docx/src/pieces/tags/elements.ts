import type { ContentTag, TagElement } from '@pagesmith/pdf';

/** The nearest element of some types that holds marked content. */
export function around(tag: ContentTag | undefined, types: ReadonlySet<string>): TagElement | undefined {
  for (let element = tag?.element; element !== undefined; element = element.parent) {
    if (types.has(element.type)) return element;
  }
  return undefined;
}

const cells = new Set(['TD', 'TH']);
const blocks = new Set([
  ...['P', 'H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'Title'],
  ...['Lbl', 'LBody', 'LI', 'TOCI', 'TD', 'TH', 'Caption', 'Note', 'FENote', 'BlockQuote'],
]);

/** The cell of a table that content stands in. */
export const cellAround = (tag: ContentTag | undefined) => around(tag, cells);

/** The paragraph, heading, item or cell that content stands in. */
export const blockAround = (tag: ContentTag | undefined) => around(tag, blocks);

const labels = new Set(['Lbl', 'LBody', 'TOCI', 'Note']);

/** Whether content is the label of an item of a list, and not the number of an entry or of a footnote. */
export function isLabel(tag: ContentTag | undefined): boolean {
  const label = around(tag, labels);
  return label?.type === 'Lbl' && label.parent?.type === 'LI';
}
