import type { Footnote } from '../document/index.ts';
import { letterSpacing, ownSpacings } from '../fonts/index.ts';
import { properties } from './element-order.ts';
import { referenceLooks } from './footnote-reference.ts';
import { noteTabPointsMin } from './measures.ts';
import { runsXml } from './runs.ts';
import type { Writer } from './writer.ts';
import { element, namespaces, twips, value } from './xml.ts';

/** The number of the first note where Word can count them all by itself. */
export function firstNumber(notes: readonly Footnote[]): number | undefined {
  const start = Number(notes[0]?.mark);
  const isCounted = notes.length > 0 && notes.every(({ mark }, index) => Number(mark) === start + index);
  return isCounted ? start : undefined;
}

/** The part with the notes; the first two are the lines that separate them from the text. */
export function footnotesXml(notes: readonly Footnote[], writer: Writer): string {
  const separators = [
    ['separator', -1],
    ['continuationSeparator', 0],
  ].map(([kind, id]) =>
    element(
      'w:footnote',
      { 'w:type': kind, 'w:id': id },
      element('w:p', {}, element('w:r', {}, `<w:${kind}/>`)),
    ),
  );
  return element('w:footnotes', namespaces, ...separators, ...notes.map((note) => noteXml(note, writer)));
}

function noteXml({ id, mark, paragraphs, gapPoints }: Footnote, writer: Writer): string {
  const base = writer.looks.get('FootnoteText') ?? writer.body;
  const written = paragraphs.map((paragraph, index) => {
    const { spans, isRightToLeft, leadingPoints, lines, box } = paragraph;
    const [first, second] = lines[0]?.pieces.flatMap(({ words }) => words) ?? [];
    const isTabbed =
      index === 0 &&
      first !== undefined &&
      second !== undefined &&
      second.box.left - first.box.right > noteTabPointsMin;
    const own = properties('w:pPr', [
      value('w:pStyle', 'FootnoteText'),
      isTabbed
        ? element(
            'w:tabs',
            {},
            element('w:tab', { 'w:val': 'left', 'w:pos': twips(second.box.left - box.left) }),
          )
        : '',
      isRightToLeft ? '<w:bidi/>' : '',
      element('w:spacing', {
        'w:before': index === 0 ? twips(gapPoints) : 0,
        'w:line': Math.max(20, twips(leadingPoints)),
        'w:lineRule': 'exact',
      }),
      element('w:ind', { 'w:firstLine': Math.max(0, twips((first?.box.left ?? box.left) - box.left)) }),
      paragraph.alignment === 'justified' ? value('w:jc', 'both') : '',
    ]);
    const sign = writer.isCountingNotes ? '<w:footnoteRef/>' : element('w:t', {}, mark);
    const gap = isTabbed ? '<w:tab/>' : '<w:t xml:space="preserve"> </w:t>';
    const lead = index > 0 ? '' : element('w:r', {}, referenceLooks, sign) + element('w:r', {}, gap);
    const ownSpacing = ownSpacings(lines, writer.familyOf);
    const letterSpacingPoints = letterSpacing(lines, writer.familyOf, { ownSpacing });
    const settings = { letterSpacingPoints, ownSpacing, isRightToLeft, base };
    return element('w:p', {}, own, lead, runsXml(spans, settings, { ...writer, part: 'footnotes' }));
  });
  return element('w:footnote', { 'w:id': id }, ...written);
}
