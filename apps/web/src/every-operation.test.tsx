// One suite over all operations, from their definitions alone: an operation that is added is on every page by being there.
import { type Language, languages } from '@pagesmith/kernel';
import { isFileKind, operations } from '@pagesmith/operations';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addresses } from '../addresses.ts';
import { ConfirmationProvider } from './dashboard/confirmation/confirmation.tsx';
import { DashboardProvider } from './dashboard/documents/dashboard-context.tsx';
import type { ApiKey } from './dashboard/documents/documents.ts';
import { extrasOf } from './dashboard/tools/extras.ts';
import { nothingBegun } from './dashboard/tools/kept-work/work-store.ts';
import { emptyDraft } from './dashboard/tools/request/draft.ts';
import { ToolView } from './dashboard/tools/tool-view.tsx';
import { LanguageProvider } from './language/language-context.tsx';
import { capitalized, numberWord } from './language/numbers.ts';
import { ToastProvider } from './paper/toast.tsx';
import { prerender } from './prerender.tsx';
import type { AccountModel } from './session/session.ts';

type Known = (typeof operations)[number];

const apiKey = { $id: 'key', name: 'Key', key: 'pk_0123456789', status: 'active' } as ApiKey;

/** What a reader sees of markup. */
const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->|<wbr\/>|<\/?code[^>]*>/g, '')
    // Pieces of code in their colours are one text, and so is a sentence with a word that is not broken.
    .replaceAll(/<span class="(?:text-code-\w+|whitespace-nowrap)">(.*?)<\/span>/gs, '$1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function toolHtml(tool: Known, language: Language): string {
  const choice = {
    current: () => language,
    ofPage: () => language,
    choose: () => {},
    onChange: () => () => {},
  };
  return renderToString(
    <LanguageProvider choice={choice}>
      <ToastProvider>
        <DashboardProvider account={{ $id: 'ada' } as AccountModel}>
          <ConfirmationProvider>
            <ToolView
              tool={tool}
              workId="work"
              accountId="ada"
              begun={nothingBegun}
              apiKey={apiKey}
              keyArea={null}
              onBack={() => {}}
              onOpenBilling={() => {}}
              onOpenTool={() => {}}
            />
          </ConfirmationProvider>
        </DashboardProvider>
      </ToastProvider>
    </LanguageProvider>,
  );
}

describe.each(languages)('in %s', (language) => {
  let home: string;
  let documentation: string;
  beforeAll(async () => {
    vi.stubGlobal('location', { origin: 'https://pdf.example' });
    home = (await prerender(addresses.landing, language)).body;
    documentation = (await prerender(addresses.documentation, language)).body;
    return () => vi.unstubAllGlobals();
  });

  it('the home page counts the operations there are', () => {
    expect(home).toContain(capitalized(numberWord(operations.length, language)));
    expect(home.match(/<li[^>]*basis-/g)).toHaveLength(operations.length);
  });

  describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
    const copy = operation.copy[language];

    it('has a tool with every part and option that is used, its button, its drawing and its curl', () => {
      const html = toolHtml(operation, language);
      const text = textOf(html);
      const unused = extrasOf(id).leavesOut?.(emptyDraft) ?? [];
      const used = Object.entries(operation.parts).filter(([name]) => !unused.includes(name));
      const labels = used
        .filter(([, { kind }]) => kind !== 'renames' && kind !== 'fields')
        .map(([name]) => copy.parts[name]?.label ?? '');
      const options = Object.values(copy.options).map(({ label }) => label);
      for (const said of [copy.name, copy.summary, copy.action, ...labels, ...options]) {
        expect(text).toContain(said);
      }
      const files = used.filter(([, { kind }]) => isFileKind(kind));
      expect(html.match(/type="file"/g)).toHaveLength(files.length);
      expect(html).toMatch(/<svg[^>]*viewBox="0 0 64 64"/);
      expect(text).toContain(`curl 'https://pdf.example/${id}`);
    });

    it('is on the home page, and in the calculator where it has a price', () => {
      expect(textOf(home)).toContain(copy.shortName);
      expect(home.includes(`id="count-${id}"`)).toBe(operation.listPriceUsd !== undefined);
    });

    it('has a section in the documentation with its parts, its answer, its failures and a sample', () => {
      const [, section = ''] = documentation.split(`id="${id}"`);
      const text = textOf(section.split('</section>')[0] ?? '');
      const names = Object.entries(operation.parts).filter(([, { kind }]) => kind !== 'fields');
      const codes = Object.values(operation.failures).map(({ code }) => code);
      const answer = operation.result.kind === 'json' ? '{' : operation.result.downloadName;
      for (const said of [copy.summary, copy.description, answer, ...names.map(([name]) => name), ...codes]) {
        expect(text).toContain(said);
      }
      expect(text).toContain(`curl '__publicUrl__/${id}`);
      for (const code of codes) expect(documentation).toContain(`id="${code}"`);
    });
  });
});
