import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ByteSink, ByteSource } from '../bytes/index.ts';
import { callDirectly } from './direct-calls.ts';

/** One instance of PDFium, and the bytes that its callbacks read and write. */
export interface Engine {
  readonly pdfium: WrappedPdfiumModule;
  /** By the address of the FPDF_FILEACCESS that stands for them. */
  readonly inputs: Map<number, ByteSource>;
  /** By the address of the FPDF_FILEWRITE that stands for them. */
  readonly outputs: Map<number, ByteSink>;
  readonly readBlock: number;
  readonly writeBlock: number;
}

let loading: Promise<Engine> | undefined;

/** PDFium, loaded once and only when something needs it. */
export function loadEngine(): Promise<Engine> {
  loading ??= startEngine().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** After a trap the memory of the instance means nothing: the next caller gets a new one. */
export function discardEngine(): void {
  loading = undefined;
}

async function startEngine(): Promise<Engine> {
  const { init } = await import('@embedpdf/pdfium');
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const binary = await readFile(wasm);
  const wasmBinary = binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength);
  const quiet = () => undefined;
  const pdfium = await init({ wasmBinary: wasmBinary as ArrayBuffer, print: quiet, printErr: quiet });
  pdfium.PDFiumExt_Init();
  return connectCallbacks(callDirectly(pdfium));
}

// The file stays where it is: PDFium asks for the blocks it needs.
function connectCallbacks(pdfium: WrappedPdfiumModule): Engine {
  const inputs: Engine['inputs'] = new Map();
  const outputs: Engine['outputs'] = new Map();
  const read = (access: number, position: number, target: number, length: number): number => {
    const start = position >>> 0;
    const end = start + (length >>> 0);
    const source = inputs.get(access);
    if (source === undefined || end > source.length) return 0;
    pdfium.pdfium.HEAPU8.set(source.look(start, end), target >>> 0);
    return 1;
  };
  const write = (writer: number, source: number, length: number): number => {
    const start = source >>> 0;
    outputs.get(writer)?.write(pdfium.pdfium.HEAPU8.subarray(start, start + (length >>> 0)));
    return 1;
  };
  const readBlock = pdfium.pdfium.addFunction(read, 'iiiii');
  const writeBlock = pdfium.pdfium.addFunction(write, 'iiii');
  return { pdfium, inputs, outputs, readBlock, writeBlock };
}
