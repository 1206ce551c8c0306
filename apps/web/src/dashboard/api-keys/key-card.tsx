import { maskApiKey } from '@pagesmith/catalog';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate, formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Badge } from '../../paper/badge.tsx';
import { Card } from '../../paper/card.tsx';
import { CopyButton } from '../../paper/copy-button.tsx';
import { ActionButton } from '../action-button.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { KeyActions } from './key-actions.tsx';
import { useWholeKey } from './use-whole-key.ts';
import { apiKeysWords } from './words.ts';

export function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const words = useWords(apiKeysWords);
  const { language } = useLanguage();
  const isActive = apiKey.status === 'active';
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h3 className="wrap-anywhere text-lg">{apiKey.name}</h3>
          <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? words.active : words.inactive}</Badge>
        </div>
        <KeyActions apiKey={apiKey} />
      </div>
      <KeyText apiKey={apiKey} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <Fact term={words.createdOn}>{formatDate(apiKey.createdAt)}</Fact>
        <Fact term={words.requests}>{formatNumber(apiKey.requestCount ?? 0, language)}</Fact>
        {apiKey.lastUsed && <Fact term={words.lastUsed}>{formatDateTime(apiKey.lastUsed)}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function KeyText({ apiKey }: { apiKey: ApiKey }) {
  const words = useWords(apiKeysWords);
  const wholeKey = useWholeKey(apiKey);
  const [shown, setShown] = useState<string>();
  const { name } = apiKey;
  const isShown = shown !== undefined;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 break-all rounded-control border border-rule bg-paper px-3 py-1.5 text-sm">
        {shown ?? maskApiKey(apiKey.key)}
      </code>
      <ActionButton
        act={async () => setShown(isShown ? undefined : await wholeKey())}
        aria-label={isShown ? words.hide(name) : words.reveal(name)}
      >
        <Icon aria-hidden className="size-4" />
        {isShown ? words.hideLabel : words.revealLabel}
      </ActionButton>
      <CopyButton text={wholeKey} label={words.copy(name)} />
    </div>
  );
}
