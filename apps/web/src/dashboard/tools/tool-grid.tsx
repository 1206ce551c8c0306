import type { OperationId } from '@pagesmith/operations';
import { operations } from '@pagesmith/operations';
import { useEffect, useRef } from 'react';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import type { Tool } from './tool.ts';
import { toolsWords } from './words.ts';

interface ToolGridProps {
  /** The tool that was just left: its card gets the focus back. */
  left: OperationId | undefined;
  onOpen: (id: OperationId) => void;
}

const groups = ['form', 'document'] as const;

export function ToolGrid({ left, onOpen }: ToolGridProps) {
  const words = useWords(toolsWords);
  return groups.map((group) => (
    <section key={group} aria-label={words.groups[group]} className="grid gap-4">
      <h3 className="text-xl">{words.groups[group]}</h3>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {operations
          .filter((operation) => operation.group === group)
          .map((operation) => (
            <li key={operation.id} className="grid sm:max-lg:last:odd:col-span-2">
              <ToolCard
                tool={operation}
                hasFocus={left === operation.id}
                onOpen={() => onOpen(operation.id)}
              />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function ToolCard({ tool, hasFocus, onOpen }: { tool: Tool; hasFocus: boolean; onOpen: () => void }) {
  const { language } = useLanguage();
  const { name, summary } = tool.copy[language];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onOpen}
      className="group flex cursor-pointer items-start gap-4 rounded-sheet border border-rule bg-sheet p-5 text-left transition-colors hover:border-accent"
    >
      <OperationDrawing operation={tool.id} definition={tool} className="size-14 shrink-0" />
      <span className="grid min-w-0 gap-1">
        <span className="font-semibold font-serif text-lg leading-snug group-hover:text-accent">{name}</span>
        <span className="font-mono text-ink-soft text-xs">{tool.cardName ?? tool.id}</span>
        <span className="text-ink-soft text-sm">{summary}</span>
      </span>
    </button>
  );
}
