import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '../documents/documents.ts';
import { exportName, logsCsv } from './export-logs.ts';
import { average } from './load-logs.ts';
import { logsWords } from './words.ts';

const row = {
  createdAt: new Date(2026, 1, 3, 4, 5, 6).toISOString(),
  endpoint: '/fill-pdf',
  method: 'POST',
  status: 'error',
  responseTime: 12,
  apiKeyName: '=cmd',
  errorMessage: null,
} as ApiRequest;

describe('the export of logs', () => {
  it('is named after the product and the day', () => {
    expect(exportName(new Date(2026, 1, 3, 23, 59))).toBe('pagesmith-logs-2026-02-03.csv');
  });

  it('has the seven columns in their order, a call without an error included', () => {
    expect(logsCsv([row], logsWords.en.columns).slice(1).split('\r\n')).toEqual([
      '"Date","Endpoint","Method","Status","Response time (ms)","API key","Error"',
      `"2026-02-03 04:05:06","/fill-pdf","POST","error",12,"'=cmd",""`,
      '',
    ]);
  });

  it('has its heads in French for who reads French', () => {
    expect(logsCsv([], logsWords.fr.columns)).toContain('"Temps de réponse (ms)","Clé API","Erreur"');
  });
});

describe('the average response time', () => {
  it('is over the rows shown, in whole milliseconds, and absent without rows', () => {
    expect(average([{ responseTime: 10 }, { responseTime: 15 }])).toBe(13);
    expect(average([])).toBeUndefined();
  });
});
