import { useMemo, useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { layerOfFields } from '../form-fields/layer-of-fields.ts';
import { placeToShow, usePointing } from '../form-fields/pointed-field.tsx';
import { useFormFields } from '../form-fields/use-form-fields.ts';
import { pairsIn } from '../request/draft.ts';
import { PartCanvas } from '../stage/part-canvas.tsx';
import { mainPdf, partOfKind, type StageProps } from '../stage/stage-props.ts';
import { nameBox } from './name-box.ts';
import { withRename } from './renames.ts';
import { renameWords } from './words.ts';

/** Whoever types sees what they type, however small the field is. */
const roomToType = { minWidth: 192, minHeight: 28, fontSize: 12, zIndex: 10 };

/** Every field shows its name where it stands; whoever clicks it types another. */
export function RenameStage(props: StageProps) {
  const { tool, draft, onChange, refused } = props;
  const words = useWords(renameWords);
  const part = partOfKind(tool, 'renames');
  const { fields } = useFormFields(mainPdf(props)?.document);
  const { pointed, point } = usePointing();
  const [typedAt, setTypedAt] = useState<string>();
  const shown = useMemo(() => placeToShow(fields, pointed), [fields, pointed]);
  const newNameOf = (name: string) => pairsIn(draft, part).find((pair) => pair.name === name)?.value ?? '';
  return (
    <PartCanvas
      {...props}
      part={partOfKind(tool, 'pdf')}
      shown={shown}
      layer={layerOfFields(fields, ({ name }, place, viewport) => {
        const newName = newNameOf(name);
        const { style, shown: shownName } = nameBox(newName || name, place, viewport);
        const isTyped = typedAt === place.id;
        return (
          <input
            key={place.id}
            type="text"
            aria-label={words.newNameOf(name)}
            aria-invalid={refused?.field === name || undefined}
            title={name}
            placeholder={isTyped ? name : shownName}
            autoComplete="off"
            value={newName}
            onFocus={() => {
              setTypedAt(place.id);
              point({ name, from: 'page' });
            }}
            onBlur={() => setTypedAt(undefined)}
            onChange={({ target }) => onChange(withRename(draft, part, name, target.value))}
            style={{ ...style, ...(isTyped && roomToType) }}
            className={classNames(
              'absolute border px-1 font-mono leading-none',
              newName === ''
                ? 'border-info/60 bg-info-wash text-ink placeholder:text-info'
                : 'border-accent bg-page font-semibold text-accent',
              refused?.field === name && 'ring-2 ring-bad',
              pointed.name === name && pointed.from === 'list' && 'ring-2 ring-accent',
            )}
          />
        );
      })}
    />
  );
}
