import { formValues, type ReceivedPart, readOptions, readParts, valuesAsJson } from '@pagesmith/operations';
import { scopesFor } from '../authenticate.ts';
import type { Callable, CompletedCall, PlannedCall } from '../callable.ts';
import { withFileNames } from '../file-names.ts';
import { inputKindsOf } from '../inputs/input-kind.ts';
import type { Upload } from '../upload.ts';

const list = 'list-fields';
/** What is known of the files before they are read; no request can bring a part of this name. */
const countedPart = 'counted';
/** So many forms are read in the time that one call has. */
const formsPerCall = 50;

interface Counted {
  readonly count: number;
  /** In the order of the files. */
  readonly names: readonly string[];
}

/** Many forms. What they cost is known once those in ZIPs are counted. */
export const formValuesCall: Callable = {
  id: formValues.id,
  endpoint: `/${formValues.id}`,
  isProTool: false,
  scopes: scopesFor(list),
  stepsFollow: true,
  kindOf: inputKindsOf(formValues),
  complete,
  plan,
};

async function complete(upload: Upload, { query, look }: CompletedCall): Promise<Upload> {
  readOptions(formValues, query);
  const { files } = readParts(formValues, withFileNames(upload.parts));
  const names = upload.parts.map(({ content }, index) => {
    const source = typeof content === 'string' ? '' : content.source;
    return upload.fileNames.get(source) ?? `file-${index + 1}.pdf`;
  });
  const { told } = await look({ kind: 'countForms', files: named(files, names) }, upload);
  const counted: Counted = { ...(told as { count: number }), names };
  return {
    ...upload,
    parts: [...upload.parts, { name: countedPart, content: JSON.stringify(counted) }],
  };
}

function plan(parts: readonly ReceivedPart[], query: Readonly<Record<string, string>>): PlannedCall {
  const { format = 'csv' } = readOptions(formValues, query);
  const counted = parts.find(({ name }) => name === countedPart);
  const { count, names } = JSON.parse(String(counted?.content)) as Counted;
  const sent = readParts(
    formValues,
    parts.filter((part) => part !== counted),
  );
  return {
    steps: [],
    bulk: { kind: 'listForms', files: named(sent.files, names), format },
    fileCount: Math.ceil(count / formsPerCall),
    result: format === 'json' ? valuesAsJson : formValues.result,
    called: [{ operation: list, isProTool: false }],
    times: count,
  };
}

const named = (files: readonly { part: string; source: string | Uint8Array }[], names: readonly string[]) =>
  files.map((file, index) => ({ file, name: names[index] ?? '' }));
