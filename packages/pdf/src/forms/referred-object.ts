import { PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import type { Resolve } from './tree/index.ts';

/** The annotation that a kid of a structure element refers to, where it is such a reference (ISO 32000-2, 14.7.5.3). */
export function referredObject(kid: PdfObject, resolve: Resolve): PdfDict | undefined {
  const reference = kid instanceof PdfRef ? resolve(kid) : kid;
  if (!(reference instanceof PdfDict)) return undefined;
  if (reference.getName('Type', resolve)?.value !== 'OBJR') return undefined;
  const object = reference.get('Obj', resolve);
  return object instanceof PdfDict ? object : undefined;
}
