import { useState } from 'react';
import { addresses } from '../../../../addresses.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { ButtonLink } from '../../../paper/button.tsx';
import { startPath } from '../start-path.ts';
import { recordedName, useDemonstration } from './demonstration.ts';
import { RunForm } from './run-form.tsx';
import { SamplePage } from './sample-page.tsx';
import { TypedCall } from './typed-call.tsx';
import { heroWords } from './words.ts';

/** What the product does, done: a call on one side, the page that it fills on the other. */
export function Hero() {
  const words = useWords(heroWords);
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? recordedName(language);
  const { shown, run } = useDemonstration(language);
  return (
    <section className="py-8 md:py-10">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_27rem]">
        <div className="grid min-w-0 content-center gap-6">
          <h1 className="text-3xl md:text-4xl">{words.title}</h1>
          <p className="max-w-measure text-ink-soft md:text-lg">{words.text}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={startPath} variant="primary">
              {words.start}
            </ButtonLink>
            <ButtonLink to={addresses.documentation}>{words.documentation}</ButtonLink>
          </div>
          <div className="mt-2 min-w-0 overflow-hidden rounded-sheet border border-rule bg-sheet">
            <TypedCall name={name} />
            <RunForm name={name} onName={setTyped} shown={shown} onRun={() => run(name)} />
          </div>
        </div>
        <div className="self-center max-lg:mx-auto max-lg:w-full max-lg:max-w-[27rem] print:max-w-64">
          <SamplePage shown={shown} />
        </div>
      </div>
    </section>
  );
}
