import {
  bulkFill,
  mergedResult,
  type ReadRows,
  type ReceivedPart,
  readOptions,
  readParts,
} from '@pagesmith/operations';
import { scopesFor } from '../authenticate.ts';
import type { Callable, CompletedCall, PlannedCall } from '../callable.ts';
import { withFileNames } from '../file-names.ts';
import { inputKindsOf } from '../inputs/input-kind.ts';
import type { Upload } from '../upload.ts';

const fill = 'fill-pdf';
/** What is known of the rows once an engine has read them; no request can bring a part of this name. */
const readPart = 'read';

/** A form and a table. What it costs is known once the rows are counted, so they are read before it is accepted. */
export const bulkFillCall: Callable = {
  id: bulkFill.id,
  endpoint: `/${bulkFill.id}`,
  isProTool: false,
  isJob: true,
  scopes: scopesFor(fill),
  stepsFollow: true,
  kindOf: inputKindsOf(bulkFill),
  complete,
  plan,
};

async function complete(upload: Upload, { query, look }: CompletedCall): Promise<Upload> {
  readOptions(bulkFill, query);
  const { template, ...table } = readParts(bulkFill, withFileNames(upload.parts));
  const { told, path } = await look({ kind: 'readRows', template, ...table }, upload);
  const parts = [
    ...upload.parts.filter(({ name }) => name === template.part),
    { name: table.rows.part, content: { source: path } },
    { name: readPart, content: JSON.stringify(told) },
  ];
  return { ...upload, parts };
}

function plan(parts: readonly ReceivedPart[], query: Readonly<Record<string, string>>): PlannedCall {
  const { output = 'zip', flatten, fit, ...finishing } = readOptions(bulkFill, query);
  const read = parts.find(({ name }) => name === readPart);
  const { template, rows } = readParts(
    bulkFill,
    parts.filter((part) => part !== read),
  );
  const { count, warnings } = JSON.parse(String(read?.content)) as ReadRows;
  const isMerged = output === 'merged';
  // Fields of the same name would be one field of the merged document. How that is finished is decided once, at its end.
  const fillOptions = isMerged
    ? { flatten: true, fit, protect: finishing.protect }
    : { flatten, fit, ...finishing };
  return {
    steps: [],
    result: isMerged ? mergedResult : bulkFill.result,
    called: [{ operation: fill, isProTool: false }],
    times: count,
    rows: { template, rows, output, count, warnings, fillOptions, mergeOptions: finishing },
  };
}
