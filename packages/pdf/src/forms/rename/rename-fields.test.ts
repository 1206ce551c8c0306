import { describe, expect, it } from 'vitest';
import { openPdf } from '../../document/index.ts';
import { readWidgets, withPdfium } from '../../pdfium/index.ts';
import { listFields } from '../list-fields.ts';
import { buildForm } from '../testing/build-form.ts';
import { objectsByPdfLib, widgetsByPdfJs } from '../testing/read-form.ts';
import { renameFields } from './rename-fields.ts';

/** Groups `person` (name, town, both with an inherited value) and `firm` (name), and the field `note`. */
const form = buildForm({
  fields: [
    '/T (person) /FT /Tx /V (same) /Kids [8 0 R 9 0 R]',
    '/T (firm) /Kids [10 0 R]',
    '/T (note) /FT /Tx /V (n)',
  ],
  extras: [
    '<< /T (name) /Parent 5 0 R /Subtype /Widget /F 4 /Rect [40 700 240 720] >>',
    '<< /T (town) /Parent 5 0 R /Subtype /Widget /F 4 /Rect [40 660 240 680] >>',
    '<< /T (name) /FT /Tx /V (Acme) /Parent 6 0 R /Subtype /Widget /F 4 /Rect [40 620 240 640] /A << /S /ResetForm /Fields [(person.town) (note)] >> >>',
  ],
  page: '/Annots [7 0 R 8 0 R 9 0 R 10 0 R]',
  acroForm: '/CO [9 0 R 7 0 R]',
});

async function renamed(...pairs: [string, string][]) {
  const document = await openPdf(form);
  renameFields(
    document,
    pairs.map(([oldName, newName]) => ({ oldName, newName })),
  );
  return document.save();
}

const valuesIn = async (bytes: Uint8Array) =>
  Object.fromEntries(listFields(await openPdf(bytes)).map(({ name, value }) => [name, value]));

async function expectFields(bytes: Uint8Array, expected: Record<string, string>): Promise<void> {
  expect(await valuesIn(bytes)).toEqual(expected);
  const byPdfJs = (await widgetsByPdfJs(bytes)).map(({ fieldName, fieldValue }) => [fieldName, fieldValue]);
  expect(Object.fromEntries(byPdfJs)).toEqual(expected);
  const byPdfium = await withPdfium(bytes, undefined, readWidgets);
  expect(byPdfium.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort());
}

describe('a rename', () => {
  it('of one field changes its name and nothing else', async () => {
    await expectFields(await renamed(['note', 'remark']), {
      'person.name': 'same',
      'person.town': 'same',
      'firm.name': 'Acme',
      remark: 'n',
    });
  });

  it('moves a field to another group, with what it inherited', async () => {
    await expectFields(await renamed(['person.town', 'firm.town']), {
      'person.name': 'same',
      'firm.town': 'same',
      'firm.name': 'Acme',
      note: 'n',
    });
  });

  it('makes the groups that a name asks for and removes those it empties', async () => {
    const bytes = await renamed(['firm.name', 'a.b.c'], ['person.name', 'top']);
    await expectFields(bytes, { 'person.town': 'same', 'a.b.c': 'Acme', top: 'same', note: 'n' });
    expect(await objectsByPdfLib(bytes)).not.toContain('(firm)');
  });

  it('of a group renames all its fields', async () => {
    await expectFields(await renamed(['person', 'client']), {
      'client.name': 'same',
      'client.town': 'same',
      'firm.name': 'Acme',
      note: 'n',
    });
  });

  it('of a group into another, or below one, moves its fields', async () => {
    await expectFields(await renamed(['person', 'firm.owner']), {
      'firm.owner.name': 'same',
      'firm.owner.town': 'same',
      'firm.name': 'Acme',
      note: 'n',
    });
  });

  it('swaps fields and groups in one call', async () => {
    await expectFields(await renamed(['person', 'firm'], ['firm', 'person']), {
      'firm.name': 'same',
      'firm.town': 'same',
      'person.name': 'Acme',
      note: 'n',
    });
    await expectFields(await renamed(['note', 'person.town'], ['person.town', 'note']), {
      'person.name': 'same',
      note: 'same',
      'person.town': 'n',
      'firm.name': 'Acme',
    });
  });

  it('is followed by the calculation order and by actions that name the field', async () => {
    const objects = await objectsByPdfLib(await renamed(['person.town', 'city']));
    expect(objects).toMatch(/\/CO \[ \d+ 0 R \d+ 0 R \]/);
    expect(objects).toMatch(/\/Fields \[ \(city\) \(note\) \]/);
  });

  it('of a field that wrongly has named kids takes them along, unless they have names of their own', async () => {
    const broken = buildForm({
      fields: ['/FT /Tx /V (v) /T (a) /Kids [6 0 R 7 0 R 8 0 R]'],
      extras: [
        '<< /Parent 5 0 R /Subtype /Widget /F 4 /Rect [40 700 240 720] >>',
        '<< /T (b) /Parent 5 0 R /Subtype /Widget /F 4 /Rect [40 660 240 680] >>',
        '<< /T (c) /Parent 5 0 R /Subtype /Widget /F 4 /Rect [40 620 240 640] >>',
      ],
      page: '/Annots [6 0 R 7 0 R 8 0 R]',
    });
    const document = await openPdf(broken);
    const renames = [
      { oldName: 'a', newName: 'x.y' },
      { oldName: 'a.c', newName: 'c' },
    ];
    renameFields(document, renames);
    const bytes = await document.save();
    expect(await valuesIn(bytes)).toEqual({ 'x.y': 'v', 'x.y.b': 'v', c: 'v' });
    expect((await widgetsByPdfJs(bytes)).map(({ fieldName }) => fieldName)).toEqual(['x.y', 'x.y.b', 'c']);
  });

  it('takes any script', async () => {
    expect(await valuesIn(await renamed(['note', 'Größe.名前']))).toHaveProperty(['Größe.名前'], 'n');
  });
});

describe('a rename is refused', () => {
  it.each([
    ['an unknown field', [['nope', 'x']], 'field_unknown', 'nope'],
    ['a name that a field has', [['note', 'person.name']], 'field_name_taken', 'note'],
    ['a name that a group has', [['note', 'person']], 'field_name_taken', 'note'],
    ['a name below a field', [['person.name', 'note.name']], 'field_name_taken', 'person.name'],
    [
      'one name for two',
      [
        ['note', 'x'],
        ['firm.name', 'x'],
      ],
      'field_name_taken',
      'note',
    ],
    ['an empty name', [['note', '']], 'field_name_malformed', 'note'],
    ['an empty part', [['note', 'a..b']], 'field_name_malformed', 'note'],
    ['a trailing period', [['note', 'a.']], 'field_name_malformed', 'note'],
    [
      'two names for one',
      [
        ['note', 'x'],
        ['note', 'y'],
      ],
      'field_renamed_twice',
      'note',
    ],
  ] as [string, [string, string][], string, string][])('for %s', async (_, pairs, code, field) => {
    const failure = await renamed(...pairs).catch((error) => error);
    expect(failure).toMatchObject({ code, status: 400 });
    expect(failure.message).toContain(field);
  });
});
