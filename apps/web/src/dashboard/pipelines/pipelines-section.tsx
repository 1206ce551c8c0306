import type { SavedPipelineBody } from '@pagesmith/contract';
import { operations, type Pipeline } from '@pagesmith/operations';
import { Workflow } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { CopyButton } from '../../paper/copy-button.tsx';
import { ErrorState, Skeleton } from '../../paper/states.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import type { Building } from '../tools/kept-work/use-open-tool.ts';
import { deletePipeline, listPipelines } from './pipeline-calls.ts';
import { pipelinesWords } from './words.ts';

/** Below the tools: the builder, and what was saved from it. */
export function PipelinesSection({ onBuild }: { onBuild: (building?: Building) => void }) {
  const words = useWords(pipelinesWords);
  const [version, setVersion] = useState(0);
  const again = () => setVersion((former) => former + 1);
  const { value, hasFailed, isLoading } = useLoaded(listPipelines, version);
  return (
    <Card role="region" aria-label={words.heading} className="grid min-w-0 content-start gap-4">
      <h3 className="text-xl">{words.heading}</h3>
      <p className="max-w-measure text-ink-soft">
        {words.lead}{' '}
        <a href={`${addresses.documentation}#pipelines`} className="text-accent underline underline-offset-4">
          POST /pipelines
        </a>
      </p>
      <div>
        <Button onClick={() => onBuild()}>
          <Workflow aria-hidden className="size-4" />
          {words.build}
        </Button>
      </div>
      <h4 className="font-medium">{words.savedOnes}</h4>
      {!value && hasFailed && <ErrorState title={words.failed} onRetry={again} isRetrying={isLoading} />}
      {!value && !hasFailed && <Skeleton className="h-16" />}
      {value?.length === 0 && <p className="text-ink-soft text-sm">{words.none}</p>}
      {value && value.length > 0 && (
        <ul className="grid gap-2">
          {value.map((saved) => (
            <SavedRow key={saved.name} saved={saved} onOpen={onBuild} onChange={again} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface SavedRowProps {
  saved: SavedPipelineBody;
  onOpen: (building: Building) => void;
  onChange: () => void;
}

function SavedRow({ saved, onOpen, onChange }: SavedRowProps) {
  const words = useWords(pipelinesWords);
  const { language } = useLanguage();
  const { name } = saved;
  const pipeline = saved.pipeline as Pipeline;
  const nameOf = (operation: string) =>
    operations.find(({ id }) => id === operation)?.copy[language].shortName ?? operation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-sheet border border-rule bg-paper p-4">
      <div className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere font-mono text-sm">{name}</span>
        <span className="text-ink-soft text-sm">
          {pipeline.steps.map(({ operation }) => nameOf(operation)).join(' → ')}
        </span>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button size="small" aria-label={words.openLabel(name)} onClick={() => onOpen({ name, pipeline })}>
          {words.open}
        </Button>
        <CopyButton text={async () => `${location.origin}/pipelines/${name}`} label={words.copyRun(name)} />
        <DeleteButton
          label={words.delete(name)}
          title={words.deleteTitle}
          description={name}
          consequence={words.deleteText}
          done={words.deleted(name)}
          act={() => deletePipeline(name)}
          onDone={onChange}
        />
      </div>
    </li>
  );
}
