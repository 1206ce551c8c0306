import { useMemo } from 'react';
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

/** Every field shows its name where it stands; whoever clicks it types another. */
export function RenameStage(props: StageProps) {
  const { tool, draft, onChange, refused } = props;
  const words = useWords(renameWords);
  const part = partOfKind(tool, 'renames');
  const { fields } = useFormFields(mainPdf(props)?.document);
  const { pointed, point } = usePointing();
  const shown = useMemo(() => placeToShow(fields, pointed), [fields, pointed]);
  const newNameOf = (name: string) => pairsIn(draft, part).find((pair) => pair.name === name)?.value ?? '';
  return (
    <PartCanvas
      {...props}
      part={partOfKind(tool, 'pdf')}
      shown={shown}
      layer={layerOfFields(fields, ({ name }, place, viewport) => {
        const newName = newNameOf(name);
        const { style, isLegible } = nameBox(newName || name, place, viewport);
        return (
          <input
            key={place.id}
            type="text"
            aria-label={words.newNameOf(name)}
            aria-invalid={refused?.field === name || undefined}
            title={name}
            placeholder={name}
            autoComplete="off"
            value={newName}
            onFocus={() => point({ name, from: 'page' })}
            onChange={({ target }) => onChange(withRename(draft, part, name, target.value))}
            style={style}
            className={classNames(
              'absolute border px-1 font-mono leading-none focus:z-10 focus:min-h-7 focus:min-w-48 focus:text-xs!',
              newName === ''
                ? 'border-info/60 bg-info-wash text-ink placeholder:text-info'
                : 'border-accent bg-page font-semibold text-accent',
              !isLegible && 'not-focus:text-transparent not-focus:placeholder:text-transparent',
              refused?.field === name && 'ring-2 ring-bad',
              pointed.name === name && pointed.from === 'list' && 'ring-2 ring-accent',
            )}
          />
        );
      })}
    />
  );
}
