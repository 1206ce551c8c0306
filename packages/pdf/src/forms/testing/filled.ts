import { openPdf, type Warning } from '../../document/index.ts';
import { fillFields } from '../fill-fields.ts';
import { flattenFields } from '../flatten-fields.ts';

export interface Filled {
  readonly bytes: Uint8Array;
  readonly warnings: readonly Warning[];
}

/** A form with some fields set, and baked in where that is asked for. */
export async function filled(
  bytes: Uint8Array,
  values: Readonly<Record<string, string | readonly string[]>>,
  { flat = false, shrinks = false } = {},
): Promise<Filled> {
  const document = await openPdf(bytes);
  const entries = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? [value] : value] as const,
  );
  await fillFields(document, new Map(entries), { shrinks });
  if (flat) await flattenFields(document);
  return { bytes: await document.save(), warnings: document.warnings };
}
