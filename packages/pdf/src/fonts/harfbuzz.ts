// HarfBuzz is WebAssembly: it is loaded when the first text is drawn, never when the process starts.

export type HarfBuzz = typeof import('harfbuzzjs');

let loading: Promise<HarfBuzz> | undefined;

export function loadHarfBuzz(): Promise<HarfBuzz> {
  loading ??= import('harfbuzzjs');
  return loading;
}
