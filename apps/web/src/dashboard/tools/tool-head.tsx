import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { toolsWords } from './words.ts';

interface ToolHeadProps {
  name: string;
  summary: string;
  onBack: () => void;
}

export function ToolHead({ name, summary, onBack }: ToolHeadProps) {
  const words = useWords(toolsWords);
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
