import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { BeforeAfter } from './before-after.tsx';
import { Picture } from './picture.tsx';
import { shownWords } from './shown-words.ts';

const size = { width: 354, height: 683 };

export function FormShown() {
  const words = useWords(shownWords);
  const { language } = useLanguage();
  return (
    <BeforeAfter
      before={<Picture name={`blank-${language}`} alt={words.blankForm} {...size} />}
      after={<Picture name={`scripts-${language}`} alt={words.filledForm} {...size} />}
    />
  );
}
