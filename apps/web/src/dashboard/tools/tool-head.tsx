import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import type { Tool } from './tool.ts';
import { toolsWords } from './words.ts';

export function ToolHead({ tool, onBack }: { tool: Tool; onBack: () => void }) {
  const words = useWords(toolsWords);
  const { language } = useLanguage();
  const { name, summary } = tool.copy[language];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {words.back}
      </Button>
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {name}
      </h2>
      <p className="max-w-measure text-ink-soft">{summary}</p>
    </div>
  );
}
