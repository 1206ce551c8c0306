import type { Pipeline } from '@pagesmith/operations';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { Field } from '../../paper/field.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import { useToast } from '../../paper/toast.tsx';
import { useSubmission } from '../../session/use-submission.ts';
import { savePipeline } from './pipeline-calls.ts';
import { pipelinesWords } from './words.ts';

interface SavePipelineProps {
  pipeline: Pipeline;
  /** Under which it was opened. */
  formerName: string;
}

/** Keeps the steps under a name; the files are what whoever runs it sends. */
export function SavePipeline({ pipeline, formerName }: SavePipelineProps) {
  const words = useWords(pipelinesWords);
  const showToast = useToast();
  const [name, setName] = useState(formerName);
  const { isBusy, failure, submit } = useSubmission(
    () => savePipeline(name.trim(), pipeline),
    () => showToast({ tone: 'good', text: words.saved(name.trim()) }),
  );
  return (
    <Card className="min-w-0">
      <form
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="min-w-56 max-w-measure grow">
          <Field label={words.name} help={words.nameHelp} error={failure}>
            {(wiring) => (
              <TextInput
                {...wiring}
                autoComplete="off"
                maxLength={64}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" className="mt-7" isBusy={isBusy} disabled={name.trim() === ''}>
          {words.save}
        </Button>
      </form>
    </Card>
  );
}
