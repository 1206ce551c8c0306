import { useWords } from '../../../language/language-context.tsx';
import { Segmented } from '../../../paper/segmented.tsx';
import type { PartProps } from '../form/part-props.ts';
import { withText } from '../request/draft.ts';
import { placeIn, placeKey, places } from './place.ts';
import { insertWords } from './words.ts';

/** By a position or by a text. */
export function PlaceSwitch({ draft, onChange }: Pick<PartProps, 'draft' | 'onChange'>) {
  const words = useWords(insertWords);
  return (
    <div className="grid justify-items-start gap-1.5">
      <p aria-hidden className="font-medium text-sm">
        {words.place}
      </p>
      <Segmented
        legend={words.place}
        options={places.map((value) => ({ value, label: words.places[value] }))}
        value={placeIn(draft)}
        onChange={(place) => onChange(withText(draft, placeKey, place))}
      />
    </div>
  );
}
