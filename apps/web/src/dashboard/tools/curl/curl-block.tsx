import { maskApiKey } from '@pagesmith/catalog';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { defineWords } from '../../../language/define-words.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { CopyButton } from '../../../paper/copy-button.tsx';
import type { Draft } from '../request/draft.ts';
import { requestOf } from '../request/request.ts';
import type { Tool } from '../tool.ts';
import { curlText } from './curl-text.ts';

const curlWords = defineWords({
  en: {
    heading: 'The same call with curl',
    help: 'Run it in the folder of your files. What you copy holds your key.',
    reveal: 'Reveal the key',
    hide: 'Hide the key',
    copy: 'Copy the curl command',
  },
  fr: {
    heading: 'Le même appel avec curl',
    help: 'À lancer dans le dossier de vos fichiers. Ce que vous copiez contient votre clé.',
    reveal: 'Afficher la clé',
    hide: 'Masquer la clé',
    copy: 'Copier la commande curl',
  },
});

interface CurlBlockProps {
  tool: Tool;
  draft: Draft;
  apiKey: string;
}

/** Exactly what the button sends, as a command. */
export function CurlBlock({ tool, draft, apiKey }: CurlBlockProps) {
  const words = useWords(curlWords);
  const { language } = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const call = { request: requestOf(tool, draft), origin: location.origin, language, result: tool.result };
  const Icon = isShown ? EyeOff : Eye;
  return (
    <section aria-label={words.heading} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{words.heading}</h3>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => setIsShown(!isShown)}>
            <Icon aria-hidden className="size-4" />
            {isShown ? words.hide : words.reveal}
          </Button>
          <CopyButton text={curlText({ ...call, key: apiKey })} label={words.copy} />
        </div>
      </div>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-sheet border border-rule bg-sheet p-4 font-mono text-sm">
        <code>{curlText({ ...call, key: isShown ? apiKey : maskApiKey(apiKey) })}</code>
      </pre>
      <p className="text-ink-soft text-sm">{words.help}</p>
      <p className="max-w-measure text-ink-soft text-sm">{tool.copy[language].description}</p>
    </section>
  );
}
