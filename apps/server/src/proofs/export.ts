import { csvLine, type DeletionProof } from '@pagesmith/accounts';
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
