import { PdfRef } from '@libpdf/core';

/**
 * A reference that is not looked up in the object layer's cache, which forgets references beyond 20,000 and
 * takes longer than reading the object. Whoever makes references this way makes one per object.
 */
export const newRef = (number: number): PdfRef => Reflect.construct(PdfRef, [number, 0]);
