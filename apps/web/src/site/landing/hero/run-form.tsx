import { demonstrationLengthMax } from '@pagesmith/operations';
import { Play } from 'lucide-react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { Badge } from '../../../paper/badge.tsx';
import { Button } from '../../../paper/button.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import type { Demonstration } from './demonstration.ts';
import { heroWords } from './words.ts';

interface RunFormProps {
  name: string;
  onName: (name: string) => void;
  shown: Demonstration;
  onRun: () => void;
}

/** A name and a button: the call above, made for real. */
export function RunForm({ name, onName, shown, onRun }: RunFormProps) {
  const words = useWords(heroWords);
  const isRunning = shown.state === 'running';
  return (
    <form
      className="grid gap-3 border-rule border-t bg-paper p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) onRun();
      }}
    >
      <label htmlFor="hero-name" className="font-medium text-sm">
        {words.name}
      </label>
      <div className="flex gap-3">
        <TextInput
          id="hero-name"
          value={name}
          maxLength={demonstrationLengthMax}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
          className="min-w-0 grow"
        />
        <Button type="submit" variant="primary" isBusy={isRunning} className="shrink-0">
          {!isRunning && <Play aria-hidden className="size-4" />}
          {words.run}
        </Button>
      </div>
      <p role="status" className="flex min-h-6 flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Told shown={shown} />
      </p>
    </form>
  );
}

function Told({ shown }: { shown: Demonstration }) {
  const words = useWords(heroWords);
  const { language } = useLanguage();
  if (shown.state === 'running') return words.running;
  if (shown.state === 'live') {
    return (
      <>
        <Badge tone="good">200 OK</Badge>
        {words.live(formatNumber(shown.elapsedMs, language))}
      </>
    );
  }
  return words[shown.refusal ?? 'recorded'];
}
