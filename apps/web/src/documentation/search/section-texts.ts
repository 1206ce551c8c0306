import { webhookEventTypes } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { failuresByStatus } from '../errors/failures.ts';
import { errorsWords } from '../errors/words.ts';
import { gdprSectionWords } from '../gdpr/words.ts';
import { jobsSectionWords } from '../jobs/words.ts';
import { webhookSectionWords } from '../webhooks/words.ts';
import { documentationWords } from '../words.ts';

export interface SectionEntry {
  readonly id: string;
  readonly title: string;
  /** What a search looks through. */
  readonly text: string;
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The sections of the page in their order, each with its words. */
export function sectionEntries(language: Language): SectionEntry[] {
  const { authentication, support } = documentationWords[language];
  const errors = errorsWords[language];
  const jobs = jobsSectionWords[language];
  const webhooks = webhookSectionWords[language];
  const gdpr = gdprSectionWords[language];
  const entry = (id: string, title: string, ...content: unknown[]): SectionEntry => ({
    id,
    title,
    text: folded([id, title, ...textsOf(content)].join(' ')),
  });
  return [
    entry('authentication', authentication.title, authentication, 'x-api-key', 'x-pdf-password'),
    ...operations.map((operation, index) => {
      const copy = operation.copy[language];
      const codes = Object.values(operation.failures).map(({ code }) => code);
      return entry(operation.id, `${index + 1}. ${copy.name}`, copy, Object.keys(operation.parts), codes);
    }),
    entry('jobs', jobs.title, jobs, Object.keys(jobs.address), 'async respond-async'),
    entry('webhooks', webhooks.title, webhooks, webhookEventTypes, Object.keys(webhooks.headers)),
    entry('gdpr', gdpr.title, gdpr, Object.keys(gdpr.field), 'x-deletion-proof x-deletion-receipt'),
    entry(
      'errors',
      errors.title,
      errors,
      failuresByStatus().flatMap(({ failures }) =>
        failures.map(({ code, title }) => [code, title[language]]),
      ),
    ),
    entry('support', support.title, support),
  ];
}

/** Every word that is looked for has to be there, whatever its case and accents. */
export function matches({ text }: SectionEntry, query: string): boolean {
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
