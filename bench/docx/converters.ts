// The converters from PDF to Word that are installed, ours first, and how each is started.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { longProcessFlags } from '@pagesmith/operations/process-flags';
import { isInstalled } from '../src/measure.ts';

export interface Converter {
  readonly name: string;
  /** The program and its arguments, from a PDF to a Word document. */
  command(input: string, output: string): readonly [program: string, ...args: string[]];
}

const withPdf2docx =
  'import sys; from pdf2docx import Converter; c = Converter(sys.argv[1]); c.convert(sys.argv[2]); c.close()';

export function findConverters(bundle: string): { found: Converter[]; missing: string[] } {
  const python = pythonWith('pdf2docx');
  const candidates: readonly [name: string, isThere: boolean, command: Converter['command']][] = [
    ['Pagesmith', true, (input, output) => ours(bundle, input, output)],
    ['pdf2docx', python !== undefined, (input, output) => [python ?? '', '-c', withPdf2docx, input, output]],
    ['mutool', isInstalled('mutool'), (input, output) => ['mutool', 'convert', '-o', output, input]],
    ['LibreOffice', isInstalled('soffice'), libreOffice],
  ];
  return {
    found: candidates.filter(([, isThere]) => isThere).map(([name, , command]) => ({ name, command })),
    missing: candidates.filter(([, isThere]) => !isThere).map(([name]) => name),
  };
}

/** A Python that has a module; the one that comes with the system sees the system's packages. */
export const pythonWith = (...modules: readonly string[]): string | undefined =>
  ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', `import ${modules.join(', ')}`], { stdio: 'ignore' }).status === 0,
  );

function ours(bundle: string, input: string, output: string): readonly [string, ...string[]] {
  const request = join(dirname(output), 'request.json');
  const work = { operation: 'pdf-to-docx', filePart: 'file', parts: [], files: [input], output };
  writeFileSync(request, JSON.stringify({ ...work, warmUps: 0, runs: 1 }));
  return [process.execPath, ...longProcessFlags, bundle, request];
}

function libreOffice(input: string, output: string): readonly [string, ...string[]] {
  const profile = pathToFileURL(join(dirname(output), 'profile')).href;
  return [
    'soffice',
    `-env:UserInstallation=${profile}`,
    '--headless',
    '--infilter=writer_pdf_import',
    '--convert-to',
    'docx:MS Word 2007 XML',
    '--outdir',
    dirname(output),
    input,
  ];
}
