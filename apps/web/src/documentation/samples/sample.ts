import type { Operation, SampleFile } from '@pagesmith/operations';

/** What a code sample is made from: one operation and the address of the API. */
export interface SampleSource {
  readonly operation: Pick<Operation, 'id' | 'parts' | 'options' | 'example' | 'result'>;
  readonly publicUrl: string;
}

/** Stands in every sample for the reader's own key. */
export const keyPlaceholder = 'YOUR_API_KEY';

export function addressOf({ operation, publicUrl }: SampleSource): string {
  const query = new URLSearchParams(
    Object.entries(operation.example.options ?? {}).map(([name, value]): [string, string] => [
      name,
      value ?? '',
    ]),
  );
  return `${publicUrl}/${operation.id}${query.size > 0 ? `?${query}` : ''}`;
}

export const isFile = (value: string | SampleFile): value is SampleFile => typeof value !== 'string';

/** The files of `samples/` that the example sends. */
export const filesOf = ({ example }: Pick<Operation, 'example'>): string[] => [
  ...new Set(example.parts.flatMap(([, value]) => (isFile(value) ? [value.sample] : []))),
];
