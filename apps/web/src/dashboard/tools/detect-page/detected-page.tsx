import { defineWords } from '../../../language/define-words.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Notice } from '../../../paper/notice.tsx';
import type { AnswerProps } from '../tool-extras.ts';

const pageWords = defineWords({
  en: { found: (page: number, total: number) => `The text is on page ${page} of ${total}.` },
  fr: { found: (page: number, total: number) => `Le texte se trouve à la page ${page} sur ${total}.` },
});

/** Which page it is; the document beside it opens there. */
export function DetectedPage({ answer }: AnswerProps) {
  const words = useWords(pageWords);
  const { page, totalPages } = answer as { page: number; totalPages: number };
  return <Notice tone="good" title={words.found(page, totalPages)} />;
}
