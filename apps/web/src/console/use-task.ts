import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Refusal } from './ask.ts';
import { consoleWords } from './words.ts';

/** Work that somebody waits for: whether it is under way, and in words what became of it if it failed. */
export function useTask<Input>(work: (input: Input) => Promise<void>) {
  const { unreachable } = useWords(consoleWords);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (input: Input) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work(input);
    } catch (error) {
      setFailure(error instanceof Refusal ? error.message : unreachable);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, run };
}
