import { Check, CircleAlert, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { Button } from './button.tsx';

/** How long the button says that it has copied. */
const confirmationMs = 2_000;

const words = defineWords({
  en: { copy: 'Copy', copied: 'Copied', refused: 'Not copied' },
  fr: { copy: 'Copier', copied: 'Copié', refused: 'Non copié' },
});

interface CopyButtonProps {
  /** Fetched when it is wanted, where it is not at hand. */
  text: string | (() => Promise<string>);
  /** Read out instead of “Copy” where several stand on one page. */
  label?: string;
  /** Shown instead of “Copy”. */
  caption?: string;
}

const icons = { copy: Copy, copied: Check, refused: CircleAlert };

export function CopyButton({ text, label, caption }: CopyButtonProps) {
  const say = useWords(words);
  const [state, setState] = useState<keyof typeof icons>('copy');

  useEffect(() => {
    if (state === 'copy') return;
    const timer = setTimeout(() => setState('copy'), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  const Icon = icons[state];
  return (
    <>
      <Button size="small" aria-label={state === 'copy' ? label : undefined} onClick={copy}>
        <Icon aria-hidden className="size-4" />
        {state === 'copy' ? (caption ?? say.copy) : say[state]}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copy' ? '' : say[state]}
      </span>
    </>
  );
}
