import type { CallFigures } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import { useCallback } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { backend, callBackend } from '../../session/backend.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { type Loaded, useLoaded } from '../documents/use-loaded.ts';

function loadFigures(language: Language): Promise<CallFigures> {
  // The reasons for failures are given in the language of the page.
  backend().client.setLocale(language);
  return callBackend<CallFigures>('GET', '/account/figures');
}

export function useFigures(): Loaded<CallFigures> {
  const { language } = useLanguage();
  const { version } = useDashboard();
  const load = useCallback(() => loadFigures(language), [language]);
  return useLoaded(load, version);
}
