import type { Problems, ToolExtras } from '../tool-extras.ts';
import { completeRenames } from './renames.ts';
import { renameWords } from './words.ts';

export const renameExtras: ToolExtras = {
  // One field or many: the rows say both, so the pair of parts for a single field is not used.
  leavesOut: () => ['oldName', 'newName'],
  problems: (draft, language): Problems => {
    if (completeRenames(draft, 'renameMap').length > 0) return {};
    return { renameMap: renameWords[language].missing };
  },
};
