import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { pagesUpTo } from './page-list.ts';
import { pagesWords } from './words.ts';

interface PickAllProps {
  pageCount: number;
  onPick: (pages: readonly number[]) => void;
}

export function PickAll({ pageCount, onPick }: PickAllProps) {
  const words = useWords(pagesWords);
  const all = pagesUpTo(1, pageCount);
  const choices = [
    { label: words.all, pages: all },
    { label: words.odd, pages: all.filter((page) => page % 2 === 1) },
    { label: words.even, pages: all.filter((page) => page % 2 === 0) },
    { label: words.none, pages: [] },
  ];
  return choices.map(({ label, pages }) => (
    <Button key={label} variant="quiet" size="small" className="px-2" onClick={() => onPick(pages)}>
      {label}
    </Button>
  ));
}
