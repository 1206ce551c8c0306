import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { ErrorState, Skeleton } from '../paper/states.tsx';
import { useActing } from './acting.tsx';
import { Refusal } from './ask.ts';
import { consoleWords } from './words.ts';

interface LoadedProps<Result> {
  action: string;
  given?: object;
  children: (result: Result, reload: () => void) => ReactNode;
}

/** What an action tells, drawn when it is here, and again when it is asked for again. */
export function Loaded<Result>({ action, given = {}, children }: LoadedProps<Result>) {
  const { unreachable } = useWords(consoleWords);
  const { act } = useActing();
  const [result, setResult] = useState<{ readonly value: Result }>();
  const [failure, setFailure] = useState<string>();
  const wanted = JSON.stringify(given);
  const load = useCallback(() => {
    act<Result>(action, JSON.parse(wanted)).then(
      (value) => {
        setFailure(undefined);
        setResult({ value });
      },
      (error) => setFailure(error instanceof Refusal ? error.message : unreachable),
    );
  }, [act, action, wanted, unreachable]);
  useEffect(load, [load]);
  if (failure) return <ErrorState title={failure} onRetry={load} />;
  if (!result) return <Skeleton className="h-40" />;
  return children(result.value, load);
}
