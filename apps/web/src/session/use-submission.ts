import { useState } from 'react';
import { messageOf } from './backend-errors.ts';

/** A form on its way to the backend: busy, then done or refused with words. What was typed stays. */
export function useSubmission<Result = void>(send: () => Promise<Result>, onDone?: (result: Result) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly error: unknown }>();
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const result = await send();
      onDone?.(result);
    } catch (error) {
      setRefusal({ error });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, refusal, failure: refusal && messageOf(refusal.error), submit };
}
