import type { Language } from '@pagesmith/kernel';
import { failuresByStatus } from './failures.ts';

/** What a call without a key is answered with. */
export function problemSample(language: Language): string {
  const code = 'key_missing';
  const failure = failuresByStatus()
    .flatMap(({ failures }) => failures)
    .find((candidate) => candidate.code === code);
  if (!failure) return '';
  const detail = failure.detail[language];
  const body = {
    type: `/documentation#${code}`,
    title: failure.title[language],
    status: failure.status,
    detail,
    error: detail,
    code,
    requestId: '6b1f0c2a0013d4e5f6a7',
  };
  return JSON.stringify(body, null, 2);
}
