import { textIn } from '../request/draft.ts';
import type { Problems, ToolExtras } from '../tool-extras.ts';
import { RenameStage } from './rename-stage.tsx';
import { completeRenames, withRename } from './renames.ts';
import { renameWords } from './words.ts';

export const renameExtras: ToolExtras = {
  // One field or many: the rows say both, so the pair of parts for a single field is not used.
  leavesOut: () => ['oldName', 'newName'],
  Stage: RenameStage,
  // An example names a single field by that pair.
  adopt: (draft) => withRename(draft, 'renameMap', textIn(draft, 'oldName'), textIn(draft, 'newName')),
  problems: (draft, language): Problems => {
    if (completeRenames(draft, 'renameMap').length > 0) return {};
    return { renameMap: renameWords[language].missing };
  },
};
