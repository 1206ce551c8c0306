import { useMemo } from 'react';
import { boxOn } from '../../../canvas/places.ts';
import { useWords } from '../../../language/language-context.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { layerOfFields } from '../form-fields/layer-of-fields.ts';
import { placeToShow, usePointing } from '../form-fields/pointed-field.tsx';
import { useFormFields } from '../form-fields/use-form-fields.ts';
import { pairsIn } from '../request/draft.ts';
import { PartCanvas } from '../stage/part-canvas.tsx';
import { mainPdf, partOfKind, type StageProps } from '../stage/stage-props.ts';
import { withRename } from './renames.ts';
import { renameWords } from './words.ts';

/** A field may be smaller than its name, such as a box to tick: the name is read all the same, unless it is very long. */
const nameWidth = (name: string) => `min(${name.length}ch + 0.75rem, 6rem)`;

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
      layer={layerOfFields(fields, ({ name }, { id, rect }, viewport) => (
        <input
          key={id}
          type="text"
          aria-label={words.newNameOf(name)}
          aria-invalid={refused?.field === name || undefined}
          title={name}
          placeholder={name}
          autoComplete="off"
          value={newNameOf(name)}
          onFocus={() => point({ name, from: 'page' })}
          onChange={({ target }) => onChange(withRename(draft, part, name, target.value))}
          style={{ ...boxOn(viewport, rect), minWidth: nameWidth(name) }}
          className={classNames(
            'absolute min-h-5 border px-1 font-mono text-xs focus:z-10 focus:min-w-48!',
            newNameOf(name) === ''
              ? 'border-info/60 bg-info-wash text-ink placeholder:text-info'
              : 'border-accent bg-page font-semibold text-accent',
            refused?.field === name && 'ring-2 ring-bad',
            pointed.name === name && pointed.from === 'list' && 'ring-2 ring-accent',
          )}
        />
      ))}
    />
  );
}
