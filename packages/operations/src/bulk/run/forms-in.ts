import { formsMax } from '@pagesmith/catalog';
import type { UploadedPdf } from '../../define/index.ts';
import type { Files } from '../../run/files.ts';
import { formsFailures } from '../forms-failures.ts';
import type { NamedFile } from '../task.ts';
import { type ZippedFile, ZipTooLarge, zipFiles } from '../zip/zip-files.ts';

/** More than any form needs; what lies in a ZIP is unpacked in memory. */
const formBytesMax = 50 * 1_048_576;
/** With the folders and hidden files that systems put into a ZIP. */
const entriesMax = 4 * formsMax;
const part = 'files';

/** One form, wherever it lies. */
export interface Form {
  readonly name: string;
  open(): UploadedPdf;
}

const isForm = ({ name }: ZippedFile): boolean => /\.pdf$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name);

/** The forms among the files, with those in ZIPs, in their order. */
export function formsIn(sent: readonly NamedFile[], files: Files): Form[] {
  const forms = sent.flatMap(({ file, name }): Form[] => {
    const content = files.get(file);
    const first = content instanceof Uint8Array ? content.subarray(0, 4) : content.read(0, 4);
    if (Buffer.from(first).toString('latin1') !== 'PK\x03\x04') return [{ name, open: () => file }];
    const zip = content instanceof Uint8Array ? content : content.whole();
    return entriesOf(zip, name)
      .filter(isForm)
      .map((entry) => ({ name: entry.name, open: () => ({ part, source: entry.unpack(formBytesMax) }) }));
  });
  if (forms.length > formsMax) throw formsFailures.formsTooMany({ part, countMax: formsMax });
  if (forms.length === 0) throw formsFailures.formsAbsent({ part });
  return forms;
}

function entriesOf(zip: Uint8Array, file: string): ZippedFile[] {
  try {
    return zipFiles(zip, entriesMax);
  } catch (error) {
    if (error instanceof ZipTooLarge) throw formsFailures.formsTooMany({ part, countMax: formsMax });
    throw formsFailures.zipUnreadable({ part, file }, { cause: error });
  }
}
