import { Failure } from '@pagesmith/kernel';
import { ConfigError } from './config.ts';

/** Why the server did not start, in one sentence; what an operator can fix is shown without a stack trace. */
export function sentenceOfStartError(error: unknown): string {
  if (!(error instanceof Error)) return `Pagesmith could not start: ${String(error)}`;
  if (isSystemError(error, 'EADDRINUSE')) {
    return `Port ${error.port} of ${error.address} is in use by another process: stop it, or set PORT to a free one.`;
  }
  if (isSystemError(error, 'EACCES') && error.port !== undefined) {
    return `Port ${error.port} may not be opened by this user: set PORT to one above 1023.`;
  }
  if (isSystemError(error, 'ENOTFOUND') || isSystemError(error, 'EADDRNOTAVAIL')) {
    return `HOST is not an address of this machine: ${error.address ?? error.hostname}.`;
  }
  if (error instanceof ConfigError || error instanceof Failure) return error.message;
  return `Pagesmith could not start: ${error.stack ?? error.message}`;
}

interface SystemError extends Error {
  readonly code: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

const isSystemError = (error: Error, code: string): error is SystemError =>
  (error as Partial<SystemError>).code === code;
