import type { DeletionProof } from '@pagesmith/accounts';
import { proofBody } from '../api/reports.ts';

type Pages = AsyncIterable<readonly DeletionProof[]>;

// In pieces: there may be millions.
export async function* proofsAsJson(pages: Pages) {
  yield '[';
  let separator = '\n';
  for await (const page of pages) {
    yield `${separator}${page.map((proof) => JSON.stringify(proofBody(proof))).join(',\n')}`;
    separator = ',\n';
  }
  yield '\n]\n';
}

export async function* proofsAsCsv(pages: Pages) {
  yield csvLine(['callId', 'operation', 'receivedAt', 'filesSha256', 'destroyedAt', 'proof']);
  for await (const page of pages) {
    yield page
      .map(proofBody)
      .map(({ callId, operation, receivedAt, filesSha256, destroyedAt, proof }) =>
        csvLine([
          callId,
          operation ?? '',
          receivedAt,
          (filesSha256 ?? []).join(' '),
          destroyedAt ?? '',
          proof ?? '',
        ]),
      )
      .join('');
  }
}

/** RFC 4180. What begins like a formula is kept from being one by a spreadsheet. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
