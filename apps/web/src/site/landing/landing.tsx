import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { PageHead } from '../page-head.tsx';
import { Calculator } from './calculator/calculator.tsx';
import { Closing } from './closing/closing.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { Examples } from './examples/examples.tsx';
import { Features } from './features/features.tsx';
import { Hero } from './hero/hero.tsx';
import { MeasuredSection } from './measured/measured-section.tsx';
import { Plans } from './plans/plans.tsx';
import { Questions } from './questions/questions.tsx';
import { TestLab } from './test-lab/test-lab.tsx';
import { landingWords } from './words.ts';

export function Landing() {
  const words = useWords(landingWords);
  return (
    <>
      <PageHead address={addresses.landing} title={words.documentTitle} description={words.description} />
      <Hero />
      <Features />
      <MeasuredSection />
      <Calculator />
      <TestLab />
      <Plans />
      <Comparison />
      <Examples />
      <Questions />
      <Closing />
    </>
  );
}
