import { type FoundText, findPlaces, findText } from '@pagesmith/pdf';
import type { UploadedPdf } from '../define/index.ts';
import { textFailures } from '../text.ts';
import { namingPart, type RunContext } from './run.ts';

type SearchContext = Pick<RunContext, 'read' | 'password'> & Partial<Pick<RunContext, 'progress'>>;

/** The first page that contains a text. If none does, throws a Failure with the number of pages searched. */
export async function pageHolding(
  file: UploadedPdf,
  text: string,
  { read, password, progress }: SearchContext,
  { ignoresAccents = false } = {},
): Promise<FoundText & { readonly page: number }> {
  const { page, totalPages } = await namingPart(file.part, () =>
    findText(read(file), text, { password, onPage: progress, ignoresAccents }),
  );
  if (page === null) throw textFailures.textAbsent({ totalPages }, { facts: { totalPages } });
  return { page, totalPages };
}

/** Every place of a text, and the first page that has one. */
export async function placesHolding(
  file: UploadedPdf,
  text: string,
  { read, password, progress }: SearchContext,
  { ignoresAccents = false } = {},
) {
  const found = await namingPart(file.part, () =>
    findPlaces(read(file), text, { password, onPage: progress, ignoresAccents }),
  );
  const { places, totalPages, isCut } = found;
  const page = places[0]?.page;
  if (page === undefined) throw textFailures.textAbsent({ totalPages }, { facts: { totalPages } });
  return {
    page,
    totalPages,
    places: places.map(({ page: on, boxes }) => ({ page: on, boxes: [...boxes] })),
    isCut,
  };
}
