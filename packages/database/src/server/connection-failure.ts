import { Failure } from '@pagesmith/kernel';
import { databaseFailures } from '../failures.ts';

/** Host and port as the operator wrote them; never the user's password. */
export function addressOf(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  const isPostgres = url && /^postgres(ql)?:$/.test(url.protocol);
  if (!isPostgres) throw databaseFailures.databaseUrlInvalid();
  const host = url.hostname || url.searchParams.get('host') || 'localhost';
  return `${decodeURIComponent(host)}:${url.port || 5432}`;
}

const networkReasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'no answer in time',
  ENOENT: 'there is no such socket',
};

/** SQLSTATE, PostgreSQL documentation, appendix A. */
const refusalReasons: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'the user is not allowed to connect',
  '3D000': 'there is no database of this name',
  '42501': 'the user lacks the rights to it',
  '53300': 'it has no free connection',
  '57P03': 'it is still starting',
};

/** Turns what the client library throws while connecting into one sentence. */
export function connectionFailure(error: unknown, address: string): Failure {
  if (error instanceof Failure) return error;
  const { code, message } = factsOf(error);
  const refusal = refusalReasons[code];
  if (refusal) return databaseFailures.databaseRefused({ address, reason: refusal }, { cause: error });
  const reason = networkReasons[code] ?? (/timeout/.test(message) ? 'no answer in time' : message);
  if (/^[0-9A-Z]{5}$/.test(code))
    return databaseFailures.databaseRefused({ address, reason }, { cause: error });
  return databaseFailures.databaseUnreachable({ address, reason }, { cause: error });
}

/** A host with several addresses fails with one error per address: the first speaks for all. */
function factsOf(error: unknown): { code: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return factsOf(error.errors[0]);
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  return { code: 'code' in error ? String(error.code) : '', message: error.message };
}
