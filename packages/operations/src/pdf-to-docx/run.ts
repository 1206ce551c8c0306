import { convertToDocx } from '@pagesmith/docx';
import { namingPart, type Run } from '../run/run.ts';
import type { pdfToDocx } from './definition.ts';

export const run: Run<typeof pdfToDocx> = async ({ file }, { ocr }, { read, password, watermark }) => {
  const bytes = await read(file);
  return namingPart(file.part, () => convertToDocx(bytes, { password, mark: watermark, ocr }));
};
