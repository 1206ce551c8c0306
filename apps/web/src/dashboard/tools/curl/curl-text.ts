import type { JsonResult, Result } from '@pagesmith/operations';
import type { ToolRequest } from '../request/request.ts';

/** What the call answers with; of JSON nothing more is known here. */
export type Answered = Exclude<Result, JsonResult> | Pick<JsonResult, 'kind'>;

interface Call {
  readonly request: ToolRequest;
  readonly origin: string;
  readonly key: string;
  readonly language: string;
  readonly result: Answered;
}

/** In single quotes nothing is special to a shell but the quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** curl takes a file name with commas or semicolons in double quotes only, where it reads a backslash as an escape. */
const fileName = (name: string) => `"${name.replace(/[\\"]/g, String.raw`\$&`)}"`;

/** `--form-string` sends a text as it is; `-F` would read a leading @ or < as a file. */
function partOf([name, value]: ToolRequest['parts'][number]): string {
  return typeof value === 'string'
    ? `--form-string ${quoted(`${name}=${value}`)}`
    : `-F ${quoted(`${name}=@${fileName(value.name)};type=${value.type || 'application/pdf'}`)}`;
}

/** The call of the form, as it is typed into a shell in the folder of the files. */
export function curlText({ request, origin, key, language, result }: Call): string {
  return [
    `curl ${quoted(`${origin}${request.path}`)}`,
    `-H ${quoted(`x-api-key: ${key}`)}`,
    `-H ${quoted(`accept-language: ${language}`)}`,
    ...(request.password ? [`-H ${quoted(`x-pdf-password: ${request.password}`)}`] : []),
    ...request.parts.map(partOf),
    ...(result.kind === 'json' ? [] : [`-o ${quoted(result.downloadName)}`]),
  ].join(' \\\n  ');
}
