import type { FailureKind, Language } from '@pagesmith/kernel';
import { bulkFill, formValues, rowFailures } from '@pagesmith/operations';
import { describePath } from './describe-path.ts';

/** Whatever can go wrong with a table or one of its rows besides what can with any call. */
export const bulkFailureKinds: readonly FailureKind[] = [
  ...Object.values(bulkFill.failures),
  ...Object.values(rowFailures),
  ...Object.values(formValues.failures),
];

/** Bulk fill is always a job, so there is no choice of that, and no answer but the job. */
export function describeBulk(language: Language) {
  const { parameters, responses, ...described } = describePath(bulkFill, language);
  const { 200: _file, ...others } = responses;
  const ofJobs = ['async', 'Prefer', 'answer'];
  const offered = parameters.filter(({ name }) => !ofJobs.includes(name));
  return {
    '/bulk-fill': { post: { ...described, parameters: offered, responses: others } },
    '/form-values': { post: describePath(formValues, language) },
  };
}
