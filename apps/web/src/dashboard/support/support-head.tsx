import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { supportWords } from './words.ts';

interface SupportHeadProps {
  title: string;
  onBack: () => void;
  children?: ReactNode;
}

/** Takes the focus: what was clicked to come here is gone. */
export function SupportHead({ title, onBack, children }: SupportHeadProps) {
  const words = useWords(supportWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="small" variant="quiet" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {words.back}
      </Button>
      <div className="flex flex-wrap items-center gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h3>
        {children}
      </div>
    </div>
  );
}
