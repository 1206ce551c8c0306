import type { ProblemCode } from './derived/problem-codes.ts';
import type { Problem } from './derived/shapes.ts';

/** The API refused a call or could not do it. The message says what was wrong and what is accepted. */
export class PagesmithError extends Error {
  override readonly name = 'PagesmithError';
  readonly code: ProblemCode;
  readonly status: number;
  /** Quote it when you contact support. */
  readonly requestId: string;
  readonly problem: Problem;
  /** In how many seconds another attempt makes sense, where the API says so. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.code = problem.code as ProblemCode;
    this.status = problem.status;
    this.requestId = problem.requestId;
    this.retryAfter = retryAfter;
  }
}

/** The API could not be reached, or the connection broke. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** Whether a call failed with one of these codes. */
export const isProblem = (error: unknown, ...codes: readonly ProblemCode[]): error is PagesmithError =>
  error instanceof PagesmithError && codes.includes(error.code);

export async function errorOf(response: Response): Promise<PagesmithError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new PagesmithError(await problemOf(response), Number.isFinite(seconds) ? seconds : undefined);
}

/** A proxy in between may answer with something else than a problem. */
async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text();
  const isProblemJson = response.headers.get('content-type')?.startsWith('application/problem+json');
  if (isProblemJson) return JSON.parse(text) as Problem;
  const detail = `The server answered ${response.status} ${response.statusText}`.trim();
  return {
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    detail,
    error: detail,
    code: response.status === 503 ? 'server_busy' : 'server_failed',
    requestId: response.headers.get('x-request-id') ?? '',
  };
}
