import { planIds, plans } from '@pagesmith/catalog';
import type { Failure } from '@pagesmith/kernel';
import type { Change } from '../realtime/publish.ts';
import type { Call, PaidCall } from './call.ts';

/** Where GDPR mode is always on. */
export const privatePlans = planIds.filter((id) => plans[id].gdprFee === 'included');

const textLengthMax = 1_000;
/** As much as its column holds. */
const responseTimeMsMax = 2 ** 31 - 1;

/** No NUL and no half of a surrogate pair, which the database cannot hold. */
const withoutUnstorable = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '\u{fffd}');

const storable = (text: string): string => withoutUnstorable(text.slice(0, textLengthMax));

/** For what quotes a document or a request, and may hold anything. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'string' ? withoutUnstorable(part) : part));

export const storableColumns = ({ endpoint, method }: Pick<Call, 'endpoint' | 'method'>) => ({
  endpoint: storable(endpoint),
  method: storable(method),
});

const clientLengthMax = 200;

export const callerColumns = (caller: Call['caller']) =>
  caller && { address: caller.address, client: withoutUnstorable(caller.client.slice(0, clientLengthMax)) };

type Named = Call & Pick<PaidCall, 'steps' | 'times'>;

/** What names a call, in its reservation and in its log row. */
export const callColumns = ({ id, key, operation, caller, steps, times, ...called }: Named) => ({
  id,
  user_id: key.accountId,
  api_key_id: key.keyId,
  api_key_name: key.keyName,
  mode: key.mode ?? 'live',
  ...callerColumns(caller),
  operation,
  steps: steps?.map((step) => step.operation),
  times,
  pro_steps: steps?.filter(({ isProTool }) => isProTool).map((step) => step.operation),
  ...storableColumns(called),
});

interface Ending {
  readonly responseTimeMs: number;
  readonly inputBytes: number;
  readonly httpStatus: number;
  readonly failure?: Failure;
}

/** The database decides between title and message: it knows whether the account is in GDPR mode. */
export function logRow(call: Named, at: Date, { responseTimeMs, inputBytes, httpStatus, failure }: Ending) {
  return {
    status: failure ? 'error' : 'success',
    http_status: httpStatus,
    response_time_ms: Math.min(Math.max(0, Math.round(responseTimeMs)), responseTimeMsMax),
    error_code: failure?.code,
    error_title: failure && storable(failure.kind.title.en),
    error_title_fr: failure && storable(failure.kind.title.fr),
    error_message: failure && storable(failure.words.en),
    error_message_fr: failure && storable(failure.words.fr),
    credits: 0,
    input_bytes: inputBytes,
    created_at: at,
    ...callColumns(call),
  };
}

/** What the account's browsers are told of a logged call. */
export function changesOf({ id, key }: Call): Change[] {
  const userId = key.accountId;
  return [
    { collection: 'api_requests', id, userId, action: 'create' },
    { collection: 'api_keys', id: key.keyId, userId, action: 'update' },
  ];
}
