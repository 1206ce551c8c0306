import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import type { Resolve } from '../document/index.ts';

/** Those that run something, here or elsewhere (ISO 32000-2, 12.6.4). */
const running = new Set(['JavaScript', 'Launch', 'ImportData', 'Rendition', 'RichMediaExecute']);

const isRunning = (action: PdfObject | null | undefined, resolve: Resolve): action is PdfDict =>
  action instanceof PdfDict && running.has(action.getName('S', resolve)?.value ?? '');

/** Takes scripts from wherever they are called, and empties them. Returns how many there were. */
export function removeScripts(dicts: readonly PdfDict[], resolve: Resolve): number {
  for (const dict of dicts) removeCalls(dict, resolve);
  const scripts = dicts.filter((dict) => isRunning(dict, resolve));
  for (const script of scripts) for (const key of [...script.keys()]) script.delete(key);
  return scripts.length;
}

function removeCalls(dict: PdfDict, resolve: Resolve): void {
  dict.delete('AA');
  for (const key of ['A', 'OpenAction', 'PA', 'Next']) {
    const called = dict.get(key, resolve);
    if (isRunning(called, resolve)) dict.delete(key);
    if (key === 'Next' && called instanceof PdfArray) dict.set('Next', others(called, resolve));
  }
}

const others = (actions: PdfArray, resolve: Resolve): PdfArray =>
  new PdfArray(
    actions.toArray().filter((item) => !isRunning(item instanceof PdfRef ? resolve(item) : item, resolve)),
  );
