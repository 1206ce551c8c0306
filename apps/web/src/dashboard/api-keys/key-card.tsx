import { isApiKey, maskApiKey } from '@pagesmith/catalog';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Badge } from '../../paper/badge.tsx';
import { Card } from '../../paper/card.tsx';
import { CopyButton } from '../../paper/copy-button.tsx';
import { ActionButton } from '../action-button.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { KeyActions } from './key-actions.tsx';
import { KeyFacts } from './key-facts.tsx';
import { keyOptionsWords } from './options-words.ts';
import { useWholeKey } from './use-whole-key.ts';
import { apiKeysWords } from './words.ts';

const isExpired = ({ expiresAt }: ApiKey): boolean => expiresAt !== null && new Date(expiresAt) <= new Date();

interface KeyCardProps {
  apiKey: ApiKey;
  onRotated: (text: string) => void;
}

export function KeyCard({ apiKey, onRotated }: KeyCardProps) {
  const words = useWords(apiKeysWords);
  const options = useWords(keyOptionsWords);
  const isActive = apiKey.status === 'active';
  return (
    <Card className="grid gap-4">
      <div className="grid gap-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h3 className="wrap-anywhere text-lg">{apiKey.name}</h3>
          <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? words.active : words.inactive}</Badge>
          {apiKey.mode === 'test' && <Badge tone="info">{options.isTest}</Badge>}
          {!apiKey.isRevealable && <Badge>{options.isOnce}</Badge>}
          {isExpired(apiKey) && <Badge tone="warn">{options.expired}</Badge>}
        </div>
        <KeyActions apiKey={apiKey} onRotated={onRotated} />
      </div>
      <KeyText apiKey={apiKey} />
      <KeyFacts apiKey={apiKey} />
    </Card>
  );
}

function KeyText({ apiKey }: { apiKey: ApiKey }) {
  const words = useWords(apiKeysWords);
  const options = useWords(keyOptionsWords);
  const wholeKey = useWholeKey();
  const [shown, setShown] = useState<string>();
  const { name } = apiKey;
  const isShown = shown !== undefined;
  const Icon = isShown ? EyeOff : Eye;
  const isWhole = isApiKey(apiKey.key);
  if (!apiKey.isRevealable && !isWhole) return <KeyCode>{apiKey.key}</KeyCode>;
  return (
    <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <div className="col-span-2 grid min-w-0">
        <KeyCode>{shown ?? maskApiKey(apiKey.key)}</KeyCode>
      </div>
      <ActionButton
        act={async () => setShown(isShown ? undefined : await wholeKey(apiKey))}
        aria-label={isShown ? words.hide(name) : words.reveal(name)}
      >
        <Icon aria-hidden className="size-4" />
        {isShown ? words.hideLabel : words.revealLabel}
      </ActionButton>
      <CopyButton text={() => wholeKey(apiKey)} label={words.copy(name)} />
      {!apiKey.isRevealable && <p className="col-span-2 basis-full text-sm text-warn">{options.onlyNow}</p>}
    </div>
  );
}

const KeyCode = ({ children }: { children: string }) => (
  <code className="min-w-0 justify-self-start break-all rounded-control border border-rule bg-paper px-3 py-1.5 text-sm">
    {children}
  </code>
);
