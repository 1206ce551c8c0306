import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { classNames } from '../../../paper/class-names.ts';
import facts from '../facts.json';
import { type Demonstration, recordedPicture } from './demonstration.ts';
import { beginningOf, linesBeforeValues } from './timing.ts';
import { heroWords } from './words.ts';

/** In points, as the sample is. */
const page = { width: 595, height: 842 };
const border = 1;

/**
 * The sample form, filled by our engine and drawn as a picture. A cover lies over each field and is drawn away from
 * left to right, as if somebody typed; where motion is unwanted the covers are gone from the start.
 */
export function SamplePage({ shown }: { shown: Demonstration }) {
  const words = useWords(heroWords);
  const { language } = useLanguage();
  const isLive = shown.state === 'live';
  const href = isLive ? shown.picture : recordedPicture(language);
  return (
    <CropMarks>
      <svg
        viewBox={`0 0 ${page.width} ${page.height}`}
        role="img"
        aria-label={isLive ? words.livePicture(shown.name) : words.picture}
        className={classNames(
          'block h-auto w-full rounded-[2px] bg-page shadow-float transition-opacity',
          shown.state === 'running' && 'opacity-60',
        )}
      >
        <image href={href} width={page.width} height={page.height} />
        {!isLive &&
          facts.fields.map(({ name, x, y, width, height }, index) => (
            <rect
              key={name}
              x={x + border}
              y={y + border}
              width={width - 2 * border}
              height={height - 2 * border}
              fill="#f9f7f4"
              className={`uncovered ${beginningOf(index + linesBeforeValues)}`}
            />
          ))}
      </svg>
    </CropMarks>
  );
}
