import { requestFailures } from './failures.ts';
import type { Operation } from './operation.ts';
import {
  isFileKind,
  type Options,
  type OptionValuesOf,
  type Parts,
  type ReceivedPart,
  type ValuesOf,
} from './part.ts';

/** Turns the received parts into the operation's values. Throws the first problem it finds, which names its part. */
export function readParts<P extends Parts, O extends Options>(
  operation: Pick<Operation<P, O>, 'parts' | 'check'>,
  received: readonly ReceivedPart[],
): ValuesOf<P> {
  const claimed = new Map<string, ReceivedPart[]>();
  for (const part of received) {
    const claimant = claimantOf(operation.parts, part);
    const parts = claimed.get(claimant);
    if (parts) parts.push(part);
    else claimed.set(claimant, [part]);
  }
  const entries = Object.entries(operation.parts).map(([name, part]) => [
    name,
    part.read(name, claimed.get(name) ?? []),
  ]);
  const values = Object.fromEntries(entries) as ValuesOf<P>;
  operation.check?.(values);
  return values;
}

export function readOptions<P extends Parts, O extends Options>(
  operation: Pick<Operation<P, O>, 'options'>,
  query: Readonly<Record<string, string>>,
): OptionValuesOf<O> {
  const accepted = Object.keys(operation.options);
  const unknown = Object.keys(query).find((name) => !accepted.includes(name));
  if (unknown !== undefined) throw requestFailures.queryOptionUnknown({ option: unknown, accepted });
  const entries = Object.entries(operation.options).map(([name, option]) => [
    name,
    option.read(name, query[name]),
  ]);
  return Object.fromEntries(entries) as OptionValuesOf<O>;
}

/** Finds the defined part for a received one: by name and kind, or else the part that takes all others. */
function claimantOf(parts: Parts, { name, content }: ReceivedPart): string {
  const isFile = typeof content !== 'string';
  const named = Object.hasOwn(parts, name) && parts[name]?.kind !== 'fields' ? parts[name] : undefined;
  if (named && (named.kind === 'rows' || isFileKind(named.kind) === isFile)) return name;
  const taker = Object.keys(parts).find((key) => parts[key]?.kind === 'fields');
  if (taker !== undefined && !isFile) return taker;
  if (named)
    throw isFile ? requestFailures.partNotText({ part: name }) : requestFailures.partNotFile({ part: name });
  const accepted = Object.keys(parts).filter((key) => key !== taker);
  throw requestFailures.partUnexpected({ part: name, accepted });
}
