import { fileFailures, idempotencyFailures, jobFailures, meteringFailures } from '@pagesmith/accounts';
import { problemShape } from '@pagesmith/contract';
import type { FailureKind, Language } from '@pagesmith/kernel';
import { type Operation, requestFailures } from '@pagesmith/operations';
import { apiFailures } from '../api/failures.ts';
import { inputFailures } from '../api/inputs/failures.ts';
import { outputFailures } from '../api/outputs/failures.ts';
import { diskFailures } from '../disk/failures.ts';
import { engineFailures } from '../engine/failures.ts';
import { httpFailures } from '../http/failures.ts';
import { outgoingFailures } from '../outgoing/failures.ts';
import { storeFailures } from '../store/failures.ts';
import { versionFailures } from '../versions/failures.ts';
import { propertiesOf, schemaOf } from './schema-of.ts';

/** With every code that there is, so that a program can tell them all apart. */
export function problemSchema(kinds: readonly FailureKind[]) {
  const codes = [...new Set(kinds.map(({ code }) => code))].sort();
  const properties = propertiesOf(problemShape);
  return {
    ...schemaOf(problemShape),
    properties: { ...properties, code: { ...properties.code, enum: codes } },
  };
}

/** What any call can answer, whichever operation it asks for. */
export const ofEveryCall: readonly FailureKind[] = [
  ...Object.values(requestFailures),
  ...Object.values(apiFailures).filter(({ status }) => status !== apiFailures.clientGone.status),
  ...Object.values(inputFailures),
  ...Object.values(outputFailures),
  fileFailures.fileAbsent,
  ...Object.values(versionFailures),
  ...Object.values(meteringFailures),
  ...Object.values(idempotencyFailures),
  jobFailures.jobsTooMany,
  // Of the addresses that a JSON body may name.
  outgoingFailures.addressInvalid,
  outgoingFailures.addressNotPublic,
  ...Object.values(engineFailures),
  ...Object.values(diskFailures),
  ...Object.values(storeFailures),
  httpFailures.serverBusy,
  httpFailures.serverFailed,
];

const {
  keyMissing,
  keyUnknown,
  keyInactive,
  accountBlocked,
  keyExpired,
  addressNotAllowed,
  scopeMissing,
  keysGuessed,
} = apiFailures;

/** What any address that takes a key can answer. */
export const ofEveryKey: readonly FailureKind[] = [
  keyMissing,
  keyUnknown,
  keyInactive,
  accountBlocked,
  keyExpired,
  addressNotAllowed,
  scopeMissing,
  keysGuessed,
  ...Object.values(versionFailures),
];

/** Every status that the operation can answer besides 200, with the codes that have it. */
export const describeFailures = (operation: Operation, language: Language) =>
  describeKinds([...Object.values(operation.failures), ...ofEveryCall], language);

export function describeKinds(kinds: readonly FailureKind[], language: Language) {
  const byStatus = new Map<number, FailureKind[]>();
  for (const kind of kinds) {
    byStatus.set(kind.status, [...(byStatus.get(kind.status) ?? []), kind]);
  }
  const entries = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    entries.map(([status, ofStatus]) => [String(status), describe(status, ofStatus, language)]),
  );
}

function describe(status: number, kinds: readonly FailureKind[], language: Language) {
  const codes = [...new Set(kinds.map(({ code }) => code))];
  const lines = kinds.map(({ code, title }) => `- \`${code}\`: ${title[language]}`);
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
  };
  const mayRetry = status === 429 || status === 503;
  return {
    description: [...new Set(lines)].join('\n'),
    ...(mayRetry && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
    content: { 'application/problem+json': { schema } },
  };
}
