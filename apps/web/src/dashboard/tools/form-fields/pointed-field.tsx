import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Place } from '../../../canvas/places.ts';
import type { FormField } from './form-fields.ts';

/** The field that the customer is at, on the page or in the list beside it: the other one follows. */
export interface PointedField {
  readonly name: string | undefined;
  /** Where they are; the other side moves. */
  readonly from: 'page' | 'list';
}

interface Pointing {
  readonly pointed: PointedField;
  readonly point: (pointed: PointedField) => void;
}

const nothing: PointedField = { name: undefined, from: 'page' };
const PointingContext = createContext<Pointing>({ pointed: nothing, point: () => {} });

export function PointingProvider({ children }: { children: ReactNode }) {
  const [pointed, point] = useState(nothing);
  const value = useMemo(() => ({ pointed, point }), [pointed]);
  return <PointingContext value={value}>{children}</PointingContext>;
}

export const usePointing = (): Pointing => useContext(PointingContext);

/** Where the page has to be for the field that is pointed at in the list. */
export function placeToShow(fields: readonly FormField[], { name, from }: PointedField): Place | undefined {
  if (from !== 'list') return undefined;
  const place = fields.find((field) => field.name === name)?.places[0];
  return place && { page: place.page, share: place.share };
}
