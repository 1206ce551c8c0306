import type { Rule } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { documentOf } from '../document/index.ts';
import { layOutPage } from '../layout/index.ts';
import { readPieces } from '../pieces/index.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { complaintsAbout, partsOf } from '../testing/index.ts';
import { otherSide } from './table-direction.ts';
import { writeDocx } from './write-docx.ts';

const across = (y: number): Rule => ruleIn({ left: 100, top: y, right: 400, bottom: y });
const down = (x: number): Rule => ruleIn({ left: x, top: 90, right: x, bottom: 150 });

function ruleIn(box: Rule['box']): Rule {
  return { box, isHorizontal: box.top === box.bottom, thicknessPoints: 0.5, colour: 0, at: 0 };
}

/** A table of two rows, with labels at the right. */
function tableWith(...labels: readonly string[]): string {
  const isRightToLeft = (text: string) => /[\u0590-\u08ff]/.test(text);
  const reading = pageOf(
    labels.flatMap((text, row) => [
      { text: `${row + 1}0`, x: 110, baseline: 110 + row * 30 },
      {
        text,
        x: isRightToLeft(text) ? 390 : 260,
        baseline: 110 + row * 30,
        isRightToLeft: isRightToLeft(text),
      },
    ]),
    { rules: [...[90, 120, 150].map(across), ...[100, 250, 400].map(down)] },
  );
  const docx = writeDocx(documentOf([layOutPage(reading, readPieces(reading))]));
  expect(complaintsAbout(docx)).toEqual([]);
  return partsOf(docx).get('word/document.xml') ?? '';
}

const textsOf = (xml: string) => [...xml.matchAll(/<w:t\b[^>]*>([^<]*)/g)].map(([, text]) => text);
const columnsOf = (xml: string) => [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => width);

it('a table of Arabic begins at the right, with what stands there', () => {
  const xml = tableWith('مجموع', 'السكان');
  expect(xml).toContain('<w:bidiVisual/>');
  expect(textsOf(xml)).toEqual(['مجموع', '10', 'السكان', '20']);
  expect(columnsOf(xml)).toEqual(['3000', '3000']);
});

it('a table with more Latin letters begins at the left, and says so where it has Arabic', () => {
  const xml = tableWith('مجموع', 'population');
  expect(xml).toContain('<w:bidiVisual w:val="off"/>');
  expect(textsOf(xml)).toEqual(['10', 'مجموع', '20', 'population']);
  expect(tableWith('sum', 'population')).not.toContain('w:bidiVisual');
});

it('the rule at the left of a cell stays there in a table that begins at the right', () => {
  expect((['top', 'left', 'bottom', 'right'] as const).map(otherSide)).toEqual([
    'top',
    'right',
    'bottom',
    'left',
  ]);
});
