import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../../language/language-context.tsx';
import type { Refusal } from '../request/answer.ts';
import { emptyDraft } from '../request/draft.ts';
import { ResultPanel } from './result-panel.tsx';

const detectPage = operations.find(({ id }) => id === 'detect-page');
if (!detectPage) throw new Error('There is no detect-page.');
const textAbsent = detectPage.failures.textAbsent?.code;

const english = (): Language => 'en';
const choice = { current: english, ofPage: english, choose: () => {}, onChange: () => () => {} };

const shown = (refusal: Partial<Refusal>) =>
  renderToString(
    <LanguageProvider choice={choice}>
      <ResultPanel
        tool={detectPage}
        run={{ status: 'failed', message: 'No.', isAnswered: true, draft: emptyDraft, ...refusal }}
        refused={undefined}
        hasFiles
        isResultShown={false}
        onShowResult={() => {}}
        onDraft={() => {}}
        onOpenTool={() => {}}
      >
        {null}
      </ResultPanel>
    </LanguageProvider>,
  );

test('"Text Not Found" is told by the code of a text that is absent, with the pages that were searched', () => {
  expect(shown({ code: textAbsent, totalPages: 12 })).toMatch(/Text Not Found.*12/s);
  expect(shown({ code: textAbsent })).toContain('Text Not Found');
  expect(shown({ code: 'file_damaged', totalPages: 12 })).not.toContain('Text Not Found');
});
