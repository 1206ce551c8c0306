import { Thumbnail } from '../../../canvas/thumbnail.tsx';
import { defineWords } from '../../../language/define-words.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Notice } from '../../../paper/notice.tsx';
import type { AnswerProps } from '../tool-extras.ts';

const pageWords = defineWords({
  en: { found: (page: number, total: number) => `The text is on page ${page} of ${total}.` },
  fr: { found: (page: number, total: number) => `Le texte se trouve à la page ${page} sur ${total}.` },
});

/** The page that holds the text, and how it looks. */
export function DetectedPage({ answer, source }: AnswerProps) {
  const words = useWords(pageWords);
  const { page, totalPages } = answer as { page: number; totalPages: number };
  return (
    <>
      <Notice tone="good" title={words.found(page, totalPages)} />
      {source?.status === 'open' && page <= source.pageCount && (
        <div className="mx-auto w-full max-w-dialog">
          <Thumbnail document={source.document} page={page} width={480} />
        </div>
      )}
    </>
  );
}
