import { textIn } from '../request/draft.ts';
import type { ToolExtras } from '../tool-extras.ts';
import { InsertStage } from './insert-stage.tsx';
import { placeIn } from './place.ts';
import { PlaceSwitch } from './place-switch.tsx';
import { PositionPart } from './position-part.tsx';
import { insertWords } from './words.ts';

export const insertExtras: ToolExtras = {
  leavesOut: (draft) => [placeIn(draft) === 'manual' ? 'searchText' : 'position'],
  spellsOut: (draft) => (placeIn(draft) === 'search' ? ['positionRelative'] : []),
  problems: (draft, language) => {
    const part = placeIn(draft) === 'manual' ? 'position' : 'searchText';
    return textIn(draft, part).trim() === '' ? { [part]: insertWords[language].missing[part] } : {};
  },
  controls: { position: PositionPart },
  Switch: PlaceSwitch,
  Stage: InsertStage,
};
