// Written by `npm run check` and every build from the folders of operations; never by hand.
export const runners = {
  'detect-page': async () => (await import('../detect-page/run.ts')).run,
  'extract-pages': async () => (await import('../extract-pages/run.ts')).run,
  'fill-pdf': async () => (await import('../fill-pdf/run.ts')).run,
  'insert-pdf': async () => (await import('../insert-pdf/run.ts')).run,
  'list-fields': async () => (await import('../list-fields/run.ts')).run,
  'merge-pdf': async () => (await import('../merge-pdf/run.ts')).run,
  'pdf-to-docx': async () => (await import('../pdf-to-docx/run.ts')).run,
  'remove-page': async () => (await import('../remove-page/run.ts')).run,
  'rename-fields': async () => (await import('../rename-fields/run.ts')).run,
  'replace-page': async () => (await import('../replace-page/run.ts')).run,
};
