import { defineWords } from '../../../language/define-words.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Notice } from '../../../paper/notice.tsx';
import type { AnswerProps } from '../tool-extras.ts';

const pageWords = defineWords({
  en: {
    found: (page: number, total: number) => `The text is on page ${page} of ${total}.`,
    places: (count: number, pages: string) =>
      count === 1
        ? `It is there once, on page ${pages}.`
        : `It is there ${count} times, on these pages: ${pages}.`,
  },
  fr: {
    found: (page: number, total: number) => `Le texte se trouve à la page ${page} sur ${total}.`,
    places: (count: number, pages: string) =>
      count === 1
        ? `Il s’y trouve une fois, à la page ${pages}.`
        : `Il s’y trouve ${count} fois, aux pages ${pages}.`,
  },
});

interface Answer {
  readonly page: number;
  readonly totalPages: number;
  readonly places?: readonly { readonly page: number }[];
}

/** Which page it is; the document beside it opens there. */
export function DetectedPage({ answer }: AnswerProps) {
  const words = useWords(pageWords);
  const { page, totalPages, places } = answer as Answer;
  const pages = [...new Set(places?.map((place) => place.page))].join(', ');
  return (
    <Notice tone="good" title={words.found(page, totalPages)}>
      {places && words.places(places.length, pages)}
    </Notice>
  );
}
