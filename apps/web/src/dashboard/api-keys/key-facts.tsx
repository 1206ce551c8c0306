import { defaultKeyScopes } from '@pagesmith/catalog';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { callsOfMonth } from './calls-of-month.ts';
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
      {apiKey.lastAddress && <Fact term={facts.from}>{clientOf(apiKey, facts.browser)}</Fact>}
      {!isDefault(apiKey.scopes) && <Fact term={facts.scopes}>{apiKey.scopes.join(', ')}</Fact>}
      {expiresAt && <Fact term={facts.expiresAt}>{formatDateTime(expiresAt)}</Fact>}
      {apiKey.allowedAddresses && <Fact term={facts.addresses}>{apiKey.allowedAddresses.join(', ')}</Fact>}
      {ratePerMinute !== null && <Fact term={facts.rate}>{number(ratePerMinute)}</Fact>}
      {monthlyCap !== null && <CapFact apiKey={apiKey} cap={monthlyCap} />}
      {isRotating && <Fact term={facts.previous}>{formatDateTime(previousKeyUntil)}</Fact>}
    </dl>
  );
}

/** How much of its own limit a key has used in the month of the subscription. */
function CapFact({ apiKey, cap }: { apiKey: ApiKey; cap: number }) {
  const { facts } = useWords(keyOptionsWords);
  const { language } = useLanguage();
  const { data } = useDashboard();
  const calls = callsOfMonth(apiKey, data.value?.subscription);
  return (
    <Fact term={facts.cap}>
      {facts.capUsed(formatNumber(calls, language), formatNumber(cap, language))}
      {calls >= cap && <span className="text-warn"> {facts.capReached}</span>}
    </Fact>
  );
}

const isDefault = (scopes: readonly string[]): boolean =>
  scopes.length === defaultKeyScopes.length && defaultKeyScopes.every((scope) => scopes.includes(scope));

/** A program is told by the name that it sends; a browser sends those of all the others. */
const clientOf = ({ lastAddress, lastClient }: ApiKey, browser: string): string => {
  const client = lastClient?.startsWith('Mozilla/') ? browser : lastClient;
  return client ? `${lastAddress} (${client})` : String(lastAddress);
};

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere min-w-0 tabular-nums">{children}</dd>
    </div>
  );
}
