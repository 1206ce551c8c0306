import { defineWords } from '../../../language/define-words.ts';
import { textIn } from '../request/draft.ts';
import type { Problems, ToolExtras } from '../tool-extras.ts';
import { DetectStage } from './detect-stage.tsx';
import { DetectedPage } from './detected-page.tsx';

const words = defineWords({
  en: { missing: 'Please enter search text' },
  fr: { missing: 'Veuillez saisir le texte à rechercher' },
});

export const detectExtras: ToolExtras = {
  problems: (draft, language): Problems =>
    textIn(draft, 'searchText').trim() === '' ? { searchText: words[language].missing } : {},
  Answer: DetectedPage,
  Stage: DetectStage,
};
