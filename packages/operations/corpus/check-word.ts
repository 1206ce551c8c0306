import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { complaintsAbout } from '@pagesmith/docx/testing';
import type { CaseOutcome } from './outcome.ts';

/** All parts are there, and their elements stand as the schemas of Word ask. */
export function checkWord(
  path: string,
  output: Uint8Array,
  documentsFolder: string | undefined,
): Pick<CaseOutcome, 'kind' | 'detail'> {
  if (documentsFolder !== undefined) writeFileSync(join(documentsFolder, documentName(path)), output);
  const complaints = complaintsAbout(output);
  return complaints.length === 0
    ? { kind: 'ok' }
    : { kind: 'wrong', detail: complaints.slice(0, 3).join('; ') };
}

/** Files of one name lie in several folders of a corpus. */
const documentName = (path: string): string =>
  `${basename(path, '.pdf')}-${createHash('sha256').update(path).digest('hex').slice(0, 8)}.docx`;
