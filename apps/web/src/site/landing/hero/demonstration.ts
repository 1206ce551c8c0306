import type { Language } from '@pagesmith/kernel';
import { demonstrationField, demonstrations } from '@pagesmith/operations';
import { useEffect, useState } from 'react';

/** Why nothing was filled: the name is what the visitor can change. */
type Refusal = 'nameless' | 'unusable' | 'often' | 'busy';

const refusals: Readonly<Record<number, Refusal>> = { 400: 'unusable', 429: 'often' };

/** The page as it was recorded when this site was built, or as the service has just filled it. */
export type Demonstration =
  | { readonly state: 'recorded'; readonly refusal?: Refusal }
  | { readonly state: 'running' }
  | { readonly state: 'live'; readonly picture: string; readonly name: string; readonly elapsedMs: number };

export const recordedName = (language: Language): string =>
  demonstrations[language].values[demonstrationField] ?? '';

export const recordedPicture = (language: Language): string => `/pictures/form-${language}.png`;

async function fill(name: string, language: Language): Promise<Demonstration> {
  const begunMs = performance.now();
  try {
    const response = await fetch('/v1/demonstration', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ name, language }),
    });
    if (!response.ok) return { state: 'recorded', refusal: refusals[response.status] ?? 'busy' };
    const picture = URL.createObjectURL(await response.blob());
    return { state: 'live', picture, name, elapsedMs: Math.round(performance.now() - begunMs) };
  } catch {
    return { state: 'recorded', refusal: 'busy' };
  }
}

/** Whatever is refused, the recording stays and says that it is one. */
export function useDemonstration(language: Language) {
  const [shown, setShown] = useState<Demonstration>({ state: 'recorded' });
  const picture = shown.state === 'live' ? shown.picture : undefined;
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture);
  }, [picture]);
  const run = async (name: string) => {
    const isNameless = name.trim() === '';
    setShown(isNameless ? { state: 'recorded', refusal: 'nameless' } : { state: 'running' });
    if (!isNameless) setShown(await fill(name, language));
  };
  return { shown, run };
}
