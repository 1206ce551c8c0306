import { defaultKeyScopes } from '@pagesmith/catalog';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import type { ApiKey } from '../documents/documents.ts';
import { keyOptionsWords } from './options-words.ts';
import { apiKeysWords } from './words.ts';

/** What there is to know of a key; a setting that it does without is not mentioned. */
export function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const words = useWords(apiKeysWords);
  const { facts } = useWords(keyOptionsWords);
  const { language } = useLanguage();
  const { lastUsed, expiresAt, ratePerMinute, monthlyCap, previousKeyUntil } = apiKey;
  const number = (count: number) => formatNumber(count, language);
  const isRotating = previousKeyUntil !== null && new Date(previousKeyUntil) > new Date();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      <Fact term={words.createdOn}>{formatDate(apiKey.createdAt)}</Fact>
      <Fact term={words.requests}>{number(apiKey.requestCount ?? 0)}</Fact>
      {lastUsed && <Fact term={words.lastUsed}>{formatDateTime(lastUsed)}</Fact>}
      {apiKey.lastAddress && <Fact term={facts.from}>{clientOf(apiKey)}</Fact>}
      {!isDefault(apiKey.scopes) && <Fact term={facts.scopes}>{apiKey.scopes.join(', ')}</Fact>}
      {expiresAt && <Fact term={facts.expiresAt}>{formatDateTime(expiresAt)}</Fact>}
      {apiKey.allowedAddresses && <Fact term={facts.addresses}>{apiKey.allowedAddresses.join(', ')}</Fact>}
      {ratePerMinute !== null && <Fact term={facts.rate}>{number(ratePerMinute)}</Fact>}
      {monthlyCap !== null && <Fact term={facts.cap}>{number(monthlyCap)}</Fact>}
      {isRotating && <Fact term={facts.previous}>{formatDateTime(previousKeyUntil)}</Fact>}
    </dl>
  );
}

const isDefault = (scopes: readonly string[]): boolean =>
  scopes.length === defaultKeyScopes.length && defaultKeyScopes.every((scope) => scopes.includes(scope));

const clientOf = ({ lastAddress, lastClient }: ApiKey): string =>
  lastClient ? `${lastAddress} (${lastClient})` : String(lastAddress);

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere min-w-0 tabular-nums">{children}</dd>
    </div>
  );
}
