import { useMemo } from 'react';
import { boxOn } from '../../../canvas/places.ts';
import { classNames } from '../../../paper/class-names.ts';
import { layerOfFields } from '../form-fields/layer-of-fields.ts';
import { placeToShow, usePointing } from '../form-fields/pointed-field.tsx';
import { useFormFields } from '../form-fields/use-form-fields.ts';
import { PartCanvas } from '../stage/part-canvas.tsx';
import { mainPdf, partOfKind, type StageProps } from '../stage/stage-props.ts';

/** Every field is framed where it stands; it and its row in the answer point at each other. */
export function ListStage(props: StageProps) {
  const { fields } = useFormFields(mainPdf(props)?.document);
  const { pointed, point } = usePointing();
  const shown = useMemo(() => placeToShow(fields, pointed), [fields, pointed]);
  return (
    <PartCanvas
      {...props}
      part={partOfKind(props.tool, 'pdf')}
      shown={shown}
      layer={layerOfFields(fields, ({ name }, { id, rect }, viewport) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={pointed.name === name}
          onMouseEnter={() => point({ name, from: 'page' })}
          onFocus={() => point({ name, from: 'page' })}
          onClick={() => point({ name, from: 'page' })}
          style={boxOn(viewport, rect)}
          className={classNames(
            'absolute cursor-pointer border',
            pointed.name === name
              ? 'border-accent bg-accent/20 ring-2 ring-accent'
              : 'border-info bg-info/10',
          )}
        />
      ))}
    />
  );
}
