import { useMemo } from 'react';
import type { PageFrame } from '../../../canvas/canvas-page.tsx';
import { boxOn } from '../../../canvas/places.ts';
import type { FieldPlace, FormField } from '../form-fields/form-fields.ts';
import { layerOfFields } from '../form-fields/layer-of-fields.ts';
import { placeToShow, usePointing } from '../form-fields/pointed-field.tsx';
import { useFormFields } from '../form-fields/use-form-fields.ts';
import { PartCanvas } from '../stage/part-canvas.tsx';
import { mainPdf, partOfKind, type StageProps } from '../stage/stage-props.ts';
import { isCutOff, valuesOf, withValues } from './filled-values.ts';
import { LockedField, type PageControlProps, PageFieldControl } from './page-field-control.tsx';

/** The form itself: fields are filled in where they stand on the page. */
export function FillStage({ isReadOnly, ...props }: StageProps & Pick<PageControlProps, 'isReadOnly'>) {
  const { tool, draft, onChange, answer, refused } = props;
  const part = partOfKind(tool, 'fields');
  const { fields } = useFormFields(mainPdf(props)?.document);
  const { pointed, point } = usePointing();
  const shown = useMemo(() => placeToShow(fields, pointed), [fields, pointed]);
  const control = (field: FormField, place: FieldPlace, viewport: NonNullable<PageFrame['viewport']>) => {
    const on = { field, place, style: boxOn(viewport, place.rect), scale: viewport.scale };
    if (field.isLocked) return <LockedField key={place.id} {...on} />;
    return (
      <PageFieldControl
        key={place.id}
        {...on}
        isReadOnly={isReadOnly}
        values={valuesOf(draft, part, field.name)}
        onChange={(values) => onChange(withValues(draft, part, field.name, values))}
        onFocus={() => point({ name: field.name, from: 'page' })}
        isRefused={refused?.field === field.name}
        isCutOff={isCutOff(answer, draft, part, field.name)}
        isPointed={pointed.name === field.name && pointed.from === 'list'}
      />
    );
  };
  return (
    <PartCanvas
      {...props}
      part={partOfKind(tool, 'pdf')}
      shown={shown}
      isWithoutFields
      layer={layerOfFields(
        fields.filter(({ kind }) => kind !== 'other'),
        control,
      )}
    />
  );
}
