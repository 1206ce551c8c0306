import { FileText, Lock } from 'lucide-react';
import { Thumbnail } from '../../../canvas/thumbnail.tsx';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatBytes } from '../../../language/numbers.ts';
import { pagesWords } from '../pages/words.ts';

interface ChosenFileProps {
  file: File;
  view: PdfView;
}

/** Its first page, its name, its size, and how many pages it has. */
export function ChosenFile({ file, view }: ChosenFileProps) {
  const { language } = useLanguage();
  return (
    <div className="flex min-w-0 grow basis-36 items-center gap-2">
      <div className="grid size-10 shrink-0 place-items-center">
        {view.status === 'open' ? (
          <Thumbnail document={view.document} page={1} width={40} />
        ) : view.status === 'protected' ? (
          <Lock aria-hidden className="size-6 text-ink-soft" />
        ) : (
          <FileText aria-hidden className="size-6 text-ink-soft" />
        )}
      </div>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-medium text-sm">{file.name}</p>
        <p className="text-ink-soft text-sm">
          {formatBytes(file.size, language)} · <PdfFacts view={view} />
        </p>
      </div>
    </div>
  );
}

function PdfFacts({ view }: { view: PdfView }) {
  const words = useWords(pagesWords);
  return view.status === 'open' ? words.pages(view.pageCount) : words[view.status];
}
