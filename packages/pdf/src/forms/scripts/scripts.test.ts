import { describe, expect, it } from 'vitest';
import { pageText } from '../../text/index.ts';
import { buildForm, firstField } from '../testing/build-form.ts';
import { filled } from '../testing/filled.ts';
import { widgetsByPdfJs } from '../testing/read-form.ts';
import { standardCall } from './standard-call.ts';

const action = (script: string) => `<< /S /JavaScript /JS (${script.replaceAll(/[\\()]/g, '\\$&')}) >>`;
const field = (name: string, scripts: { calculate?: string; format?: string } = {}) =>
  `/FT /Tx /T (${name}) /AA << ${scripts.calculate ? `/C ${action(scripts.calculate)}` : ''} ${scripts.format ? `/F ${action(scripts.format)}` : ''} >>`;

/** The page's lines, as PDFium draws the fields. */
async function shown(fields: string[], values: Record<string, string>, order: number[] = []) {
  const calculated = order.map((index) => `${firstField + index} 0 R`).join(' ');
  const form = buildForm({ fields, acroForm: `/CO [${calculated}]` });
  const { bytes, warnings } = await filled(form, values);
  const { bytes: flat } = await filled(form, values, { flat: true });
  const lines = (await pageText(flat, 1)).split(/\r\n/).map((line) => line.trim());
  return {
    lines,
    values: (await widgetsByPdfJs(bytes)).map(
      ({ fieldName, fieldValue }) => [fieldName, fieldValue] as const,
    ),
    codes: warnings.map(({ code }) => code),
    warnings,
  };
}

describe('calculated fields follow what is filled', () => {
  it('in the order of the form: sums of sums, products, averages, groups of fields', async () => {
    const fields = [
      field('price'),
      field('count'),
      field('line', { calculate: 'AFSimple_Calculate("PRD", new Array ("price", "count"));' }),
      field('total', { calculate: "AFSimple_Calculate('SUM', ['line', 'price'])" }),
      field('mean', { calculate: '/* made by a program */ AFSimple_Calculate("AVG", "price, count");' }),
      field('group.one'),
      field('group.two'),
      field('most', { calculate: 'AFSimple_Calculate("MAX", new Array("group"));' }),
    ];
    const given = { price: '2.50', count: '4', 'group.one': '7', 'group.two': '1,200' };
    const { values, codes } = await shown(fields, given, [2, 3, 4, 7]);
    expect(codes).toEqual([]);
    expect(Object.fromEntries(values)).toMatchObject({
      line: '10',
      total: '12.5',
      mean: '3.25',
      most: '1200',
    });
  });

  it('unless a value was sent for them, and only where a known pattern is all there is', async () => {
    const fields = [
      field('a'),
      field('sent', { calculate: 'AFSimple_Calculate("SUM", new Array("a"))' }),
      field('own', { calculate: 'event.value = getField("a").value * 1.2' }),
      field('two', { calculate: 'AFSimple_Calculate("SUM", new Array("a")); app.alert("x")' }),
    ];
    const { values, warnings } = await shown(fields, { a: '1', sent: '5' }, [1, 2, 3]);
    expect(Object.fromEntries(values)).toMatchObject({ sent: '5' });
    expect(warnings.map(({ code, words }) => [code, /field (\w+)/.exec(words.en)?.[1]])).toEqual([
      ['calculation_skipped', 'own'],
      ['calculation_skipped', 'two'],
    ]);
  });
});

describe('a value is shown in the format of its field, and kept as it was sent', () => {
  it.each([
    ['AFNumber_Format(2, 0, 0, 0, "", true);', '1234.5', '1,234.50'],
    ['AFNumber_Format(2, 2, 0, 0, " \\u20ac", false);', '1234,5', '1.234,50 €'],
    ['AFNumber_Format(0, 1, 2, 0, "$", true)', '-1234.6', '($1235)'],
    ['AFPercent_Format(1, 3)', '0.256', '25,6%'],
    ['AFDate_FormatEx("dd/mm/yyyy")', '2024-03-05', '05/03/2024'],
    ['AFDate_FormatEx("mmmm d, yyyy")', '3/5/24', 'March 5, 2024'],
    ['AFSpecial_Format(2)', '5551234567', '(555) 123-4567'],
    ['AFSpecial_Format(1)', '123456789', '12345-6789'],
    ['AFNumber_Format(2, 0, 0, 0, "", true)', 'none', 'none'],
  ])('%s', async (format, sent, drawn) => {
    const { lines, values, codes } = await shown([field('a', { format })], { a: sent });
    expect(lines).toEqual([drawn]);
    expect(values).toEqual([['a', sent]]);
    expect(codes).toEqual([]);
  });

  it('and a format of its own is warned of', async () => {
    const { lines, codes } = await shown([field('a', { format: 'event.value = "x"' })], { a: '1' });
    expect([lines, codes]).toEqual([['1'], ['format_skipped']]);
  });
});

it('a script is taken for a standard call only if it is nothing else', () => {
  expect(standardCall('AFNumber_Format(2, 0); evil()')).toBeUndefined();
  expect(standardCall('AFNumber_Format(getField("a").value)')).toBeUndefined();
  expect(standardCall(`AFSimple_Calculate("SUM", new Array("a)", "b,c"))`)?.values[1]).toEqual(['a)', 'b,c']);
});
