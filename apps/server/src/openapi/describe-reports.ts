import { reportFailures } from '@pagesmith/accounts';
import { callReportShape, reportShape } from '@pagesmith/contract';
import type { FailureKind, Language } from '@pagesmith/kernel';
import { httpFailures } from '../http/failures.ts';
import { describeKinds, ofEveryKey } from './describe-failures.ts';
import { propertiesOf } from './schema-of.ts';
import { openApiWords } from './words.ts';

export function reportProperties(language: Language) {
  const { counts, omitted } = openApiWords[language].reports;
  const properties = propertiesOf(reportShape);
  return {
    ...properties,
    counts: { ...properties.counts, description: counts },
    omitted: { ...properties.omitted, description: omitted },
  };
}

const failures: readonly FailureKind[] = [
  ...ofEveryKey,
  ...Object.values(reportFailures),
  httpFailures.serverBusy,
  httpFailures.serverFailed,
];

export function describeReports(language: Language) {
  const words = openApiWords[language].reports;
  const properties = { ...propertiesOf(callReportShape), ...reportProperties(language) };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  const found = { description: words.report, content: { 'application/json': { schema } } };
  return {
    '/calls/{id}/report': {
      parameters: [
        { name: 'id', in: 'path', required: true, description: words.id, schema: { type: 'string' } },
      ],
      get: {
        operationId: 'get-call-report',
        summary: words.get,
        responses: { 200: found, ...describeKinds(failures, language) },
      },
    },
  };
}
