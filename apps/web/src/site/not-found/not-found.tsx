import { addresses } from '../../../addresses.ts';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { useWords } from '../../language/language-context.tsx';
import { ButtonLink } from '../../paper/button.tsx';
import { notFoundWords } from './words.ts';

export function NotFound() {
  const words = useWords(notFoundWords);
  return (
    <div className="page-width section-space grid justify-items-center gap-6 text-center">
      <title>{words.documentTitle}</title>
      <OperationDrawing operation="remove-page" className="size-40" />
      <h1 className="text-3xl md:text-4xl">{words.title}</h1>
      <p className="max-w-measure text-balance text-ink-soft text-lg">{words.text}</p>
      <ButtonLink to={addresses.landing} variant="primary">
        {words.home}
      </ButtonLink>
    </div>
  );
}
