import { maskApiKey } from '@pagesmith/catalog';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { defineWords } from '../../../language/define-words.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { CodeLines } from '../../../paper/code-lines.tsx';
import { CopyButton } from '../../../paper/copy-button.tsx';
import { Prose } from '../../../paper/prose.tsx';
import { ActionButton } from '../../action-button.tsx';
import { useWholeKey } from '../../api-keys/use-whole-key.ts';
import type { ApiKey } from '../../documents/documents.ts';
import type { ToolRequest } from '../request/request.ts';
import { type Answered, curlText } from './curl-text.ts';

const curlWords = defineWords({
  en: {
    heading: 'The same call with curl',
    help: 'Run it in the folder with your files. The copied command contains your key.',
    reveal: 'Reveal the key',
    hide: 'Hide the key',
    copy: 'Copy the curl command',
  },
  fr: {
    heading: 'Le même appel avec curl',
    help: 'À lancer dans le dossier de vos fichiers. La commande copiée contient votre clé.',
    reveal: 'Afficher la clé',
    hide: 'Masquer la clé',
    copy: 'Copier la commande curl',
  },
});

interface CurlBlockProps {
  request: ToolRequest;
  result: Answered;
  /** What is good to know of the call. */
  description: string;
  apiKey: ApiKey;
}

/** What the button sends, as a command; a command has no session, so it carries the key. */
export function CurlBlock({ request, result, description, apiKey }: CurlBlockProps) {
  const words = useWords(curlWords);
  const { language } = useLanguage();
  const wholeKey = useWholeKey();
  const [shown, setShown] = useState<string>();
  const isShown = shown !== undefined;
  const call = { request, origin: location.origin, language, result };
  const Icon = isShown ? EyeOff : Eye;
  return (
    <section aria-label={words.heading} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{words.heading}</h3>
        <div className="flex flex-wrap gap-2">
          <ActionButton
            variant="quiet"
            act={async () => setShown(isShown ? undefined : await wholeKey(apiKey))}
          >
            <Icon aria-hidden className="size-4" />
            {isShown ? words.hide : words.reveal}
          </ActionButton>
          <CopyButton
            text={async () => curlText({ ...call, key: await wholeKey(apiKey) })}
            label={words.copy}
          />
        </div>
      </div>
      <CodeLines className="rounded-sheet border border-rule">
        {curlText({ ...call, key: shown ?? maskApiKey(apiKey.key) })}
      </CodeLines>
      <p className="text-ink-soft text-sm">{words.help}</p>
      <p className="max-w-measure text-ink-soft text-sm">
        <Prose>{description}</Prose>
      </p>
    </section>
  );
}
