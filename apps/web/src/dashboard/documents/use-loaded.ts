import { startTransition, useEffect, useState } from 'react';
import { isSignedOut } from '../../session/backend-errors.ts';
import { checkSession } from '../../session/session.ts';

export interface Loaded<Value> {
  /** The last that arrived: it stays while a newer one is loaded, and when that fails. */
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
}

interface Answer<Value> {
  readonly load: () => Promise<Value>;
  readonly version: number | undefined;
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
}

/**
 * Loads when it is first shown and whenever `version` changes. `load` is to be stable (useCallback):
 * another one asks another question, and what was answered before is forgotten.
 */
export function useLoaded<Value>(load: () => Promise<Value>, version: number): Loaded<Value> {
  const none: Answer<Value> = { load, version: undefined, value: undefined, hasFailed: false };
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    // What it brings is drawn in slices: the page answers in between.
    const become: typeof setAnswer = (answered) => startTransition(() => setAnswer(answered));
    const succeed = (value: Value) => isCurrent && become({ load, version, value, hasFailed: false });
    const failTo = (error: unknown) => {
      if (isSignedOut(error)) void checkSession();
      if (!isCurrent) return;
      become((former) => {
        const value = former.load === load ? former.value : undefined;
        return { load, version, value, hasFailed: true };
      });
    };
    // Each in a task of its own: a screen has several, and to ask all of them in one go would hold the page up.
    const timer = setTimeout(() => load().then(succeed, failTo));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, version]);
  const { value, hasFailed, ...answered } = answer.load === load ? answer : none;
  return { value, hasFailed, isLoading: answered.version !== version };
}

/** Asks again a while after every answer, also one that failed to come, for as long as the last that came is not final. */
export function useAskAgain(
  isFinal: boolean,
  isLoading: boolean,
  askAgain: () => void,
  afterMs: number,
): void {
  useEffect(() => {
    if (isFinal || isLoading) return;
    const timer = setTimeout(askAgain, afterMs);
    return () => clearTimeout(timer);
  }, [isFinal, isLoading, askAgain, afterMs]);
}
