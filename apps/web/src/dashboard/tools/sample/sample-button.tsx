import { FlaskConical } from 'lucide-react';
import { defineWords } from '../../../language/define-words.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { ActionButton } from '../../action-button.tsx';
import type { Draft } from '../request/draft.ts';
import type { Tool } from '../tool.ts';
import { sampleDraft } from './sample-draft.ts';

const words = defineWords({
  en: { sample: 'Try with a sample' },
  fr: { sample: 'Essayer avec un exemple' },
});

/** For anyone who has no PDF at hand: ours, with the form filled in. */
export function SampleButton({ tool, onDraft }: { tool: Tool; onDraft: (draft: Draft) => void }) {
  const { sample } = useWords(words);
  const { language } = useLanguage();
  return (
    <ActionButton act={async () => onDraft(await sampleDraft(tool, language))}>
      <FlaskConical aria-hidden className="size-4" />
      {sample}
    </ActionButton>
  );
}
