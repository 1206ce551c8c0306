import { useWords } from '../../language/language-context.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { Features } from './features/features.tsx';
import { Hero } from './hero/hero.tsx';
import { Plans } from './plans/plans.tsx';
import { landingWords } from './words.ts';

export function Landing() {
  const words = useWords(landingWords);
  return (
    <>
      <title>{words.documentTitle}</title>
      <meta name="description" content={words.description} />
      <Hero />
      <Features />
      <Plans />
      <Comparison />
    </>
  );
}
