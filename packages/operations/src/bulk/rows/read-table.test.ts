import { Failure } from '@pagesmith/kernel';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { limitsOfRows } from '../failures.ts';
import { readTable, sheetsOf } from './read-table.ts';

const inUtf8 = (text: string) => new TextEncoder().encode(text);

/** Columns, and the values of each row; a problem by its code. */
function shown(bytes: Uint8Array, sheet?: string) {
  const { columns, rows } = readTable(bytes, sheet);
  return [columns, ...rows.map(({ values, problem }) => problem?.code ?? Object.fromEntries(values))];
}

function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Failure) return `${error.code}: ${error.in('en')}`;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('CSV', () => {
  const row = { name: ['Zoë'], city: ['Orléans'] };
  test.each([
    ['commas', inUtf8('name,city\nZoë,Orléans')],
    ['semicolons and CRLF', inUtf8('name;city\r\nZoë;Orléans\r\n')],
    ['tabs', inUtf8('name\tcity\nZoë\tOrléans\n')],
    ['a byte order mark', inUtf8('\ufeffname,city\nZoë,Orléans')],
    ['Windows-1252', Buffer.from('name,city\nZo\xeb,Orl\xe9ans', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffname;city\nZoë;Orléans', 'utf16le')],
    ['quotes', inUtf8('"name","city"\n"Zoë","Orléans"')],
    ['empty lines', inUtf8('\nname,city\n\nZoë,Orléans\n\n')],
  ])('with %s says the same', (_how, bytes) => {
    expect(shown(bytes)).toEqual([['name', 'city'], row]);
  });

  test('quoted values keep their line breaks, separators and quotes; rows know their line', () => {
    const { rows } = readTable(inUtf8('a;b\n"x;\n""y""";1\nz;2'), undefined);
    expect(rows.map(({ line, values }) => [line, values.get('a')?.[0]])).toEqual([
      [2, 'x;\n"y"'],
      [4, 'z'],
    ]);
  });

  test('an empty cell is no value, and a row with too many is bad alone', () => {
    expect(shown(inUtf8('a,b\n,1\n1,2,3\n4,5,'))).toEqual([
      ['a', 'b'],
      { b: ['1'] },
      'cells_too_many',
      { a: ['4'], b: ['5'] },
    ]);
  });

  test.each([
    ['a\n"open', 'rows_unreadable: ', 'Line 2: A quoted value begins here'],
    ['a\nx\n"y"z', 'rows_unreadable: ', 'Line 3: A closing quote'],
    ['', 'rows_unreadable: ', 'empty'],
    ['a,a\n1,2', 'column_repeated: ', 'named a'],
    [`a\n${'1\n'.repeat(limitsOfRows.rowsMax + 1)}`, 'rows_too_many: ', '10000'],
    [`${'a,'.repeat(limitsOfRows.columnsMax)}b\n1`, 'columns_too_many: ', '1000'],
  ])('what is wrong is told, and where', (text, code, words) => {
    const refusal = refusalOf(() => readTable(inUtf8(text), undefined));
    expect(refusal).toContain(code);
    expect(refusal).toContain(words);
  });
});

test('JSON has values of any plain kind and lists of them; null is none, and an object is bad alone', () => {
  const rows = [{ a: 'x', b: 1.5, c: true }, { a: null, d: ['p', 'q'] }, { a: {} }];
  expect(shown(inUtf8(JSON.stringify(rows)))).toEqual([
    ['a', 'b', 'c', 'd'],
    { a: ['x'], b: ['1.5'], c: ['true'] },
    { d: ['p', 'q'] },
    'cell_wrong',
  ]);
  expect(refusalOf(() => readTable(inUtf8('{"a":1}'), undefined))).toContain('not a list of objects');
  expect(refusalOf(() => readTable(inUtf8('[{"a":1}'), undefined))).toContain('not valid JSON');
});

const book = (sheets: Record<string, string>, others: Record<string, string> = {}): Uint8Array => {
  const names = Object.keys(sheets);
  const entry = (tag: string, attributes: string) => `<${tag} ${attributes}/>`;
  const listed = names.map((name, index) =>
    entry('sheet', `name="${name}" sheetId="9${index}" r:id="rId${index}"`),
  );
  const targets = names.map((_, index) =>
    entry('Relationship', `Id="rId${index}" Target="worksheets/s${index}.xml"`),
  );
  const files = {
    'xl/workbook.xml': `<?xml version="1.0"?><x:workbook xmlns:x="m" xmlns:r="r"><x:sheets>${listed.join('').replaceAll('<sheet', '<x:sheet')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...Object.fromEntries(names.map((name, index) => [`xl/worksheets/s${index}.xml`, sheets[name] ?? ''])),
    ...others,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
};

const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="171" formatCode="#,##0.00&quot; days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="9"/></cellXfs></styleSheet>`;
const strings = `<sst><si><t>name</t></si><si><r><t>Zo</t></r><r><t xml:space="preserve">ë &amp; co</t></r><rPh><t>no</t></rPh></si></sst>`;

describe('XLSX', () => {
  test('has texts, kept values of formulas, and numbers and dates by their format', () => {
    const sheet = `<worksheet><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>day</t></is></c><c r="C1" t="str"><v>at</v></c><c r="D1" t="str"><v>sum</v></c><c r="F1" t="str"><v>share</v></c></row>
      <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>46341</v></c><c r="C3" s="2"><v>46341.75</v></c><c r="D3" s="3"><f>1+1</f><v>1234.5</v></c><c r="E3"><v>7</v></c><c r="F3" s="4"><v>0.2</v></c></row>
      <row r="4"><c r="A4" t="b"><v>1</v></c><c r="B4"><v>0.30000000000000004</v></c><c r="C4" t="e"><v>#N/A</v></c><c r="D4" s="0"><v>12345678901</v></c></row>
      <row r="5"><c r="A5"/></row></sheetData></worksheet>`;
    const others = { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings };
    const { columns, rows } = readTable(book({ First: sheet }, others), undefined);
    expect(columns).toEqual(['name', 'day', 'at', 'sum', 'share']);
    expect(rows.map(({ line, values }) => [line, Object.fromEntries(values)])).toEqual([
      [
        3,
        {
          name: ['Zoë & co'],
          day: ['2026-11-15'],
          at: ['2026-11-15 18:00'],
          sum: ['1234.50'],
          share: ['20%'],
        },
      ],
      [4, { name: ['true'], day: ['0.3'], sum: ['12345678901'] }],
    ]);
  });

  const one = '<sheetData><row><c t="str"><v>a</v></c></row><row><c><v>1</v></c></row></sheetData>';
  const two = '<sheetData><row><c t="str"><v>b</v></c></row><row><c><v>2</v></c></row></sheetData>';

  test('is read from its first sheet, or from the one that is named', () => {
    const workbook = book({ First: one, 'Q&amp;A': two });
    expect(sheetsOf(workbook)).toEqual(['First', 'Q&A']);
    expect(shown(workbook)).toEqual([['a'], { a: ['1'] }]);
    expect(shown(workbook, 'Q&A')).toEqual([['b'], { b: ['2'] }]);
    expect(refusalOf(() => readTable(workbook, 'Third'))).toContain('It has: First, Q&A.');
  });

  test('that unpacks to more than a table may have is refused while it is unpacked', () => {
    const bomb = book({ First: `<sheetData>${' '.repeat(limitsOfRows.bytesMax)}</sheetData>` });
    expect(bomb.length).toBeLessThan(100_000);
    expect(refusalOf(() => readTable(bomb, undefined))).toContain('rows_too_large');
  });

  test('that is damaged, or another ZIP, is refused as unreadable', () => {
    const workbook = book({ First: one });
    expect(refusalOf(() => readTable(zipSync({ 'a.txt': strToU8('a') }), undefined))).toContain(
      'not a readable XLSX',
    );
    for (const length of [30, 200, workbook.length - 1]) {
      expect(refusalOf(() => readTable(workbook.slice(0, length), undefined))).toContain('rows_unreadable');
    }
  });
});
