// Written by `npm run check` from the definitions of the operations; never by hand.
import type { OperationTable } from '../operation.ts';

export const version = '0.1.0';

export const operations = {
  'fill-pdf': {
    path: '/fill-pdf',
    isCall: true,
    isJob: false,
    parts: { file: { kind: 'file', isRequired: true }, fields: { kind: 'fields', isRequired: false } },
    options: {
      flatten: { kind: 'flag' },
      fit: { kind: 'choice', choices: ['shrink'] },
      protect: { kind: 'choice', choices: ['keep'] },
      clean: { kind: 'flag' },
      linearize: { kind: 'flag' },
    },
    result: { kind: 'file', mediaType: 'application/pdf', downloadName: 'filled-document.pdf' },
  },
  'list-fields': {
    path: '/list-fields',
    isCall: true,
    isJob: false,
    parts: { file: { kind: 'file', isRequired: true } },
    options: {},
    result: { kind: 'json' },
  },
  'merge-pdf': {
    path: '/merge-pdf',
    isCall: true,
    isJob: false,
    parts: { files: { kind: 'files', isRequired: true, countMin: 2, countMax: 200 } },
    options: {
      protect: { kind: 'choice', choices: ['keep'] },
      clean: { kind: 'flag' },
      linearize: { kind: 'flag' },
    },
    result: { kind: 'file', mediaType: 'application/pdf', downloadName: 'merged-document.pdf' },
  },
  'insert-pdf': {
    path: '/insert-pdf',
    isCall: true,
    isJob: false,
    parts: {
      base: { kind: 'file', isRequired: true },
      insert: { kind: 'files', isRequired: true, countMin: 1, countMax: 200 },
      position: { kind: 'text', isRequired: false },
      searchText: { kind: 'text', isRequired: false },
      positionRelative: { kind: 'choice', isRequired: false, choices: ['after', 'before'] },
    },
    options: {
      protect: { kind: 'choice', choices: ['keep'] },
      clean: { kind: 'flag' },
      linearize: { kind: 'flag' },
    },
    result: { kind: 'file', mediaType: 'application/pdf', downloadName: 'document-with-inserted-pages.pdf' },
  },
  'remove-page': {
    path: '/remove-page',
    isCall: true,
    isJob: false,
    parts: { file: { kind: 'file', isRequired: true }, pages: { kind: 'text', isRequired: true } },
    options: {
      protect: { kind: 'choice', choices: ['keep'] },
      clean: { kind: 'flag' },
      linearize: { kind: 'flag' },
    },
    result: { kind: 'file', mediaType: 'application/pdf', downloadName: 'document-pages-removed.pdf' },
  },
  'extract-pages': {
    path: '/extract-pages',
    isCall: true,
    isJob: false,
    parts: {
      file: { kind: 'file', isRequired: true },
      pages: { kind: 'text', isRequired: true },
      rotate: { kind: 'choice', isRequired: false, choices: ['0', '90', '180', '270'] },
    },
    options: {
      protect: { kind: 'choice', choices: ['keep'] },
      clean: { kind: 'flag' },
      linearize: { kind: 'flag' },
    },
    result: { kind: 'file', mediaType: 'application/pdf', downloadName: 'extracted-pages.pdf' },
  },
  'replace-page': {
    path: '/replace-page',
    isCall: true,
    isJob: false,
    parts: {
      original: { kind: 'file', isRequired: true },
      replacement: { kind: 'file', isRequired: true },
      page: { kind: 'integer', isRequired: true },
      replacementPages: { kind: 'text', isRequired: false },
    },
    options: {
      protect: { kind: 'choice', choices: ['keep'] },
      clean: { kind: 'flag' },
      linearize: { kind: 'flag' },
    },
    result: { kind: 'file', mediaType: 'application/pdf', downloadName: 'document-page-replaced.pdf' },
  },
  'rename-fields': {
    path: '/rename-fields',
    isCall: true,
    isJob: false,
    parts: {
      file: { kind: 'file', isRequired: true },
      oldName: { kind: 'text', isRequired: false },
      newName: { kind: 'text', isRequired: false },
      renameMap: { kind: 'pairs', isRequired: false },
    },
    options: {
      protect: { kind: 'choice', choices: ['keep'] },
      clean: { kind: 'flag' },
      linearize: { kind: 'flag' },
    },
    result: { kind: 'file', mediaType: 'application/pdf', downloadName: 'document-fields-renamed.pdf' },
  },
  'detect-page': {
    path: '/detect-page',
    isCall: true,
    isJob: false,
    parts: { file: { kind: 'file', isRequired: true }, searchText: { kind: 'text', isRequired: true } },
    options: { accents: { kind: 'choice', choices: ['ignore'] }, all: { kind: 'flag' } },
    result: { kind: 'json' },
  },
  'pdf-to-docx': {
    path: '/pdf-to-docx',
    isCall: true,
    isJob: false,
    parts: { file: { kind: 'file', isRequired: true } },
    options: {
      ocr: {
        kind: 'choices',
        choices: ['auto', 'eng', 'fra', 'deu', 'spa', 'ita', 'por', 'nld', 'pol', 'ara', 'chi_sim'],
      },
      forms: { kind: 'choice', choices: ['controls'] },
    },
    result: {
      kind: 'file',
      mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      downloadName: 'converted-document.docx',
    },
  },
  'bulk-fill': {
    path: '/bulk-fill',
    isCall: true,
    isJob: true,
    parts: {
      template: { kind: 'file', isRequired: true },
      rows: { kind: 'file', isRequired: true },
      mapping: { kind: 'text', isRequired: false },
      name: { kind: 'text', isRequired: false },
      sheet: { kind: 'text', isRequired: false },
    },
    options: {
      output: { kind: 'choice', choices: ['zip', 'merged'] },
      flatten: { kind: 'flag' },
      fit: { kind: 'choice', choices: ['shrink'] },
      protect: { kind: 'choice', choices: ['keep'] },
      clean: { kind: 'flag' },
      linearize: { kind: 'flag' },
    },
    result: { kind: 'file', mediaType: 'application/zip', downloadName: 'filled-documents.zip' },
  },
  'form-values': {
    path: '/form-values',
    isCall: true,
    isJob: false,
    parts: { files: { kind: 'files', isRequired: true, countMin: 1, countMax: 1000 } },
    options: { format: { kind: 'choice', choices: ['csv', 'json'] } },
    result: { kind: 'file', mediaType: 'text/csv; charset=utf-8', downloadName: 'form-values.csv' },
  },
  pipelines: {
    path: '/pipelines',
    isCall: true,
    isJob: false,
    parts: { pipeline: { kind: 'pipeline', isRequired: true }, parts: { kind: 'parts', isRequired: false } },
    options: {},
    result: { kind: 'any' },
  },
  'run-saved-pipeline': {
    path: '/pipelines/{name}',
    isCall: true,
    isJob: false,
    parts: { name: { kind: 'path', isRequired: true }, parts: { kind: 'parts', isRequired: false } },
    options: {},
    result: { kind: 'any' },
  },
  'upload-file': {
    path: '/files',
    isCall: false,
    isJob: false,
    parts: {
      file: { kind: 'file', isRequired: true },
      keep: { kind: 'choice', choices: ['retention', 'template'], isRequired: false },
    },
    options: {},
    result: { kind: 'json' },
  },
} as const satisfies OperationTable;

export type OperationId = keyof typeof operations;

/** What is metered, and possible as a job and as a delivery. */
export type CallId = {
  [Id in OperationId]: (typeof operations)[Id]['isCall'] extends true ? Id : never;
}[OperationId];

/** Whose result can be a file, and so behind a link. */
export type FileCallId = {
  [Id in CallId]: (typeof operations)[Id] extends { isJob: true } | { result: { kind: 'json' } } ? never : Id;
}[CallId];
