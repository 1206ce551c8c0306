import { addresses } from '../../../../addresses.ts';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { useWords } from '../../../language/language-context.tsx';
import { ButtonLink } from '../../../paper/button.tsx';
import { startPath } from '../start-path.ts';
import { closingWords } from './words.ts';

/** The last thing read is what to do next. */
export function Closing() {
  const words = useWords(closingWords);
  return (
    <section aria-labelledby="closing-title" className="section-space border-rule border-t">
      <div className="page-width grid justify-items-center">
        <CropMarks>
          <div className="grid justify-items-center gap-5 px-4 py-6 text-center md:px-20 md:py-10">
            <h2 id="closing-title" className="text-2xl md:text-4xl">
              {words.title}
            </h2>
            <p className="max-w-measure text-ink-soft text-lg">{words.text}</p>
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <ButtonLink to={startPath} variant="primary">
                {words.start}
              </ButtonLink>
              <ButtonLink to={addresses.documentation}>{words.documentation}</ButtonLink>
            </div>
          </div>
        </CropMarks>
      </div>
    </section>
  );
}
