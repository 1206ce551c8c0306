import { parseArgs } from 'node:util';

/** How the server was started; nothing else reads the environment. */
export interface Environment {
  readonly url: string;
  readonly key: string;
  /** Listen here instead of speaking over standard input and output. */
  readonly port: number | undefined;
  /** The only folder whose files may be read and written; undefined for all. */
  readonly folder: string | undefined;
}

const usage =
  'pagesmith-mcp [--http PORT] [--folder FOLDER], with PAGESMITH_URL and PAGESMITH_KEY in the environment';

export function environment(): Environment {
  const { values } = parseArgs({ options: { http: { type: 'string' }, folder: { type: 'string' } } });
  const { PAGESMITH_URL: url, PAGESMITH_KEY: key } = process.env;
  const port = values.http === undefined ? undefined : Number(values.http);
  if (!url || !key || (port !== undefined && !Number.isInteger(port))) throw new Error(`Usage: ${usage}`);
  return { url, key, port, folder: values.folder };
}
