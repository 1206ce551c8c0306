import type { ReactNode } from 'react';
import type { Layer, PageFrame } from '../../../canvas/canvas-page.tsx';
import type { FieldPlace, FormField } from './form-fields.ts';

type Viewport = NonNullable<PageFrame['viewport']>;

/** A layer that puts something on every place of every field, of pages that are near. */
export const layerOfFields =
  (
    fields: readonly FormField[],
    draw: (field: FormField, place: FieldPlace, viewport: Viewport) => ReactNode,
  ): Layer =>
  ({ page, viewport, isNear }) =>
    isNear &&
    viewport &&
    fields.flatMap((field) =>
      field.places.filter((place) => place.page === page).map((place) => draw(field, place, viewport)),
    );
