import { maskApiKey } from '@pagesmith/catalog';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate, formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Badge } from '../../paper/badge.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { CopyButton } from '../../paper/copy-button.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { KeyActions } from './key-actions.tsx';
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

function KeyText({ apiKey: { key, name } }: { apiKey: ApiKey }) {
  const words = useWords(apiKeysWords);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 break-all rounded-control border border-rule bg-paper px-3 py-1.5 text-sm">
        {isShown ? key : maskApiKey(key)}
      </code>
      <Button
        size="small"
        onClick={() => setIsShown(!isShown)}
        aria-label={isShown ? words.hide(name) : words.reveal(name)}
      >
        <Icon aria-hidden className="size-4" />
        {isShown ? words.hideLabel : words.revealLabel}
      </Button>
      <CopyButton text={key} label={words.copy(name)} />
    </div>
  );
}
