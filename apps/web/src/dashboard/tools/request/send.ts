import type { Language } from '@pagesmith/kernel';
import { defineWords } from '../../../language/define-words.ts';
import { storedSessionHeader } from '../../../session/stored-session.ts';
import type { Tool } from '../tool.ts';
import type { Answer } from './answer.ts';
import type { Draft } from './draft.ts';
import { requestOf, type ToolRequest } from './request.ts';
import { fetchWarnings } from './warnings.ts';

export interface Call {
  readonly tool: Tool;
  readonly draft: Draft;
  /** Where several tools make one call; that of the tool alone unless given. */
  readonly request?: ToolRequest;
  readonly keyId: string;
  readonly language: Language;
}

interface Listener {
  onProgress(sentBytes: number, totalBytes: number): void;
  onAnswer(answer: Answer): void;
}

const words = defineWords({
  en: { network: 'Network error occurred' },
  fr: { network: 'Une erreur réseau est survenue' },
});

/** Sends the call and returns how to cancel it. By XMLHttpRequest: fetch does not tell how much has been sent. */
export function send(call: Call, { onProgress, onAnswer }: Listener): () => void {
  const { path, parts, password } = call.request ?? requestOf(call.tool, call.draft);
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.responseType = 'blob';
  // By the session and the key's name: the page need not hold the key itself.
  const headers = { 'x-api-key-id': call.keyId, 'accept-language': call.language, ...storedSessionHeader() };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  if (password) request.setRequestHeader('x-pdf-password', utf8Header(password));
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
  request.onload = () => void answerOf(request, call).then(onAnswer);
  request.onerror = () =>
    onAnswer({
      status: 'failed',
      draft: call.draft,
      message: words[call.language].network,
      isAnswered: false,
    });
  request.send(form);
  return () => request.abort();
}

/** A header is bytes (RFC 9110, 5.5); the server reads these as UTF-8. */
const utf8Header = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

async function answerOf(request: XMLHttpRequest, call: Call): Promise<Answer> {
  const { tool, language } = call;
  const body: Blob = request.response;
  const isOk = request.status >= 200 && request.status < 300;
  // Whatever a job will make, what is answered at once is the job.
  const isJson = tool.result.kind === 'json' || request.status === 202;
  const json = isOk && !isJson ? undefined : parsed(await body.text());
  if (!isOk || (isJson && json === undefined)) {
    return {
      status: 'failed',
      draft: call.draft,
      isAnswered: true,
      ...refusalOf(json, tool.copy[language].failed),
    };
  }
  return {
    status: 'done',
    draft: call.draft,
    body,
    json,
    creditsUsed: request.getResponseHeader('x-credits-used'),
    creditsRemaining: request.getResponseHeader('x-credits-remaining'),
    trialsRemaining: request.getResponseHeader('x-trials-remaining'),
    warnings: await fetchWarnings(request.getResponseHeader('x-report'), call),
  };
}

function refusalOf(json: unknown, failed: string) {
  const { error, code, totalPages, part, field } = (json ?? {}) as Record<string, unknown>;
  const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    message: asText(error) || failed,
    code: asText(code),
    totalPages: typeof totalPages === 'number' ? totalPages : undefined,
    part: asText(part),
    field: asText(field),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
