import { webhookEventTypes } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { clientsWords } from '../clients/words.ts';
import { failuresByStatus } from '../errors/failures.ts';
import { errorsWords } from '../errors/words.ts';
import { gdprSectionWords } from '../gdpr/words.ts';
import { jobsSectionWords } from '../jobs/words.ts';
import { pipelinesSectionWords } from '../pipelines/words.ts';
import { quickstartWords } from '../quickstart/words.ts';
import { tablesWords } from '../tables/words.ts';
import { webhookSectionWords } from '../webhooks/words.ts';
import { documentationWords } from '../words.ts';
import { meantBy } from './nearly.ts';

/** A place in the documentation that can be found and jumped to. */
interface Entry {
  readonly id: string;
  readonly title: string;
  /** What kind of place it is, below its title. */
  readonly note: string;
  /** What a search looks through, and the words of it. */
  readonly text: string;
  readonly words: readonly string[];
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

const wordsOf = (text: string): string[] => [...new Set(text.match(/[\p{L}\p{N}]+/gu))];

interface Place extends Omit<Entry, 'text' | 'words'> {
  readonly content: unknown;
}

function entryOf({ content, ...place }: Place): Entry {
  const text = folded([place.id, place.title, place.note, ...textsOf(content)].join(' '));
  return { ...place, text, words: wordsOf(text) };
}

/** Sections in their order, then every error code. */
export function searchEntries(language: Language): Entry[] {
  const words = documentationWords[language];
  const { authentication, support } = words;
  const [jobs, webhooks] = [jobsSectionWords[language], webhookSectionWords[language]];
  const clients = clientsWords[language];
  const [pipelines, tables] = [pipelinesSectionWords[language], tablesWords[language]];
  const [gdpr, errors, quickstart] = [
    gdprSectionWords[language],
    errorsWords[language],
    quickstartWords[language],
  ];
  const section = (id: string, title: string, ...content: unknown[]): Place => ({
    id,
    title,
    note: words.section,
    content,
  });
  return [
    section('quickstart', quickstart.title, quickstart),
    section('authentication', authentication.title, authentication, 'x-api-key', 'x-pdf-password'),
    section('clients', clients.title, clients, 'npm', 'pip', 'SDK', 'CLI'),
    ...operations.map((operation) => {
      const { copy, parts, options, id } = operation;
      return {
        id,
        title: copy[language].name,
        note: `POST /${id}`,
        content: [copy[language], Object.keys({ ...parts, ...options })],
      };
    }),
    section('pipelines', pipelines.title, pipelines, Object.keys(pipelines.address)),
    section('bulk-fill', tables.title, tables, Object.keys(tables.part), 'CSV XLSX Excel form-values'),
    section('jobs', jobs.title, jobs, Object.keys(jobs.address), 'async respond-async'),
    section('webhooks', webhooks.title, webhooks, webhookEventTypes, Object.keys(webhooks.headers)),
    section('gdpr', gdpr.title, gdpr, Object.keys(gdpr.field), 'x-deletion-proof x-deletion-receipt'),
    section('errors', errors.title, errors),
    section('support', support.title, support),
    ...failuresByStatus().flatMap(({ status, failures }) =>
      failures.map(({ code, title }) => ({
        id: code,
        title: code,
        note: words.errorOf(status),
        content: title[language],
      })),
    ),
  ].map(entryOf);
}

/**
 * Every word that is looked for has to be there, whatever its case and accents; those that have it in their name come first.
 * Where nothing has them all, words that were mistyped count as what they are nearly.
 */
export function find(entries: readonly Entry[], query: string): Entry[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const has = (text: string) => wanted.every((word) => text.includes(word));
  const exact = entries.filter(({ text }) => has(text));
  const found = exact.length > 0 ? exact : nearlyFound(entries, wanted);
  const isNamed = ({ id, title }: Entry) => wanted.every((word) => folded(`${id} ${title}`).includes(word));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}

function nearlyFound(entries: readonly Entry[], wanted: readonly string[]): Entry[] {
  const meant = wanted.map((word) => ({ word, isMeant: meantBy(word) }));
  const found = entries.filter(({ text, words }) =>
    meant.every(({ word, isMeant }) => text.includes(word) || words.some(isMeant)),
  );
  const isNamed = ({ title }: Entry) =>
    wordsOf(folded(title)).some((word) => meant.some(({ isMeant }) => isMeant(word)));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}
