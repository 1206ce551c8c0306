import { addresses } from '../../../../addresses.ts';
import { useWords } from '../../../language/language-context.tsx';
import { ButtonLink } from '../../../paper/button.tsx';
import { Specimen } from './specimen.tsx';
import { heroWords } from './words.ts';

export function Hero() {
  const words = useWords(heroWords);
  return (
    <section className="section-space">
      <div className="page-width grid items-center gap-12 lg:grid-cols-[1fr_28rem] lg:gap-20">
        <div className="grid gap-6">
          <h1 className="text-3xl md:text-4xl">{words.title}</h1>
          <p className="max-w-measure text-ink-soft text-lg">{words.text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={addresses.login} variant="primary">
              {words.start}
            </ButtonLink>
            <ButtonLink to={addresses.documentation}>{words.documentation}</ButtonLink>
          </div>
        </div>
        <Specimen />
      </div>
    </section>
  );
}
