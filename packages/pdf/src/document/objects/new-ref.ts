import { PdfRef } from '@libpdf/core';

/**
 * Makes a reference without the object layer's cache, which drops references beyond 20,000 and takes longer than reading
 * the object. The caller has to make sure that there is only one per object.
 */
export const newRef = (number: number): PdfRef => Reflect.construct(PdfRef, [number, 0]);
