import type { FileInput, OperationEntry, PartEntry, RouteEntry } from '@pagesmith/client';
import type { Execution } from './n8n.ts';

interface Row {
  readonly name?: string;
  readonly source?: string;
  readonly value?: string;
}

type Values = Record<string, unknown>;

/** What an item gives to an operation, by the names of the API. */
export async function inputOf(
  execution: Execution,
  item: number,
  { parts, options }: OperationEntry,
): Promise<object> {
  const added = execution.getNodeParameter('options', item, {}) as Values;
  const input: Values = {};
  for (const [name, part] of Object.entries(parts)) {
    const given = added[name] ?? execution.getNodeParameter(name, item, undefined);
    const value = given === undefined ? undefined : await valueOfPart(execution, item, part, given);
    if (value !== undefined && value !== '') input[name] = value;
  }
  for (const name of Object.keys(options)) if (added[name] !== undefined) input[name] = added[name];
  return input;
}

async function valueOfPart(execution: Execution, item: number, { kind }: PartEntry, given: unknown) {
  const rows = [Object(given).values ?? []].flat() as Row[];
  switch (kind) {
    case 'file':
      return (await filesOf(execution, item, rows))[0];
    case 'files':
      return filesOf(execution, item, rows);
    case 'fields':
      return byName(rows.map(({ name = '', value = '' }) => [name, value]));
    case 'parts': {
      const parts = rows.map(async (row): Promise<[string, unknown][]> => {
        const values = row.source === 'text' ? [row.value ?? ''] : await filesOf(execution, item, [row]);
        return values.map((value) => [row.name ?? '', value]);
      });
      return byName((await Promise.all(parts)).flat());
    }
    case 'pairs':
      return rows.length > 0 ? rows : undefined;
    case 'pipeline':
      return typeof given === 'string' ? JSON.parse(given) : given;
    default:
      return given;
  }
}

/** What has one name is a list. */
function byName(entries: readonly (readonly [string, unknown])[]): Record<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(values);
}

async function filesOf(execution: Execution, item: number, rows: readonly Row[]): Promise<FileInput[]> {
  const binary = execution.getInputData()[item]?.binary ?? {};
  const files = rows.map(async ({ source, value = '' }): Promise<FileInput[]> => {
    if (source === 'url') return [{ url: value }];
    if (source === 'file') return [{ file: value }];
    if (source === 'job') return [{ job: value }];
    const fields = value === '*' ? Object.keys(binary) : [value];
    return Promise.all(fields.map((field) => binaryFile(execution, item, field, binary[field]?.fileName)));
  });
  return (await Promise.all(files)).flat();
}

async function binaryFile(execution: Execution, item: number, field: string, name = 'document.pdf') {
  const content = new Blob([new Uint8Array(await execution.helpers.getBinaryDataBuffer(item, field))]);
  return { name, sizeBytes: content.size, open: () => content.stream() };
}

/** What an item gives to a route. */
export function valuesOf(execution: Execution, item: number, { values }: RouteEntry): Values {
  const added = execution.getNodeParameter('options', item, {}) as Values;
  const entries = Object.entries(values).flatMap(([name, { kind, isRequired }]): [string, unknown][] => {
    const given = isRequired ? execution.getNodeParameter(name, item) : added[name];
    if (given === undefined) return [];
    return [[name, kind === 'json' && typeof given === 'string' ? JSON.parse(given) : given]];
  });
  return Object.fromEntries(entries);
}
