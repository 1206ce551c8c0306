import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Button } from '../../paper/button.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import { bulkWords } from './words.ts';

interface RowBarProps {
  /** From 1. */
  row: number;
  count: number;
  onRow: (row: number) => void;
}

/** Which row the form is shown with: step by step, or by its number. */
export function RowBar({ row, count, onRow }: RowBarProps) {
  const words = useWords(bulkWords);
  const { language } = useLanguage();
  const id = useId();
  /** While it is typed it may be no row at all. */
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1 && number <= count) onRow(number);
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
      <legend className="sr-only">{words.preview}</legend>
      <Button
        size="small"
        aria-label={words.previous}
        disabled={row <= 1}
        onClick={() => onRow(row - 1)}
        className="px-2"
      >
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <label htmlFor={id}>{words.row}</label>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(row)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
        className="h-9! w-20! tabular-nums"
      />
      <span className="tabular-nums">{words.ofRows(formatNumber(count, language))}</span>
      <Button
        size="small"
        aria-label={words.next}
        disabled={row >= count}
        onClick={() => onRow(row + 1)}
        className="px-2"
      >
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </fieldset>
  );
}
