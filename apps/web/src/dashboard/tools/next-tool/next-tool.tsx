import { type OperationId, operations } from '@pagesmith/operations';
import { ChevronDown } from 'lucide-react';
import { defineWords } from '../../../language/define-words.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { Menu, MenuItem } from '../../../paper/menu.tsx';
import type { Work } from '../kept-work/work-store.ts';
import { emptyDraft, withFiles } from '../request/draft.ts';
import type { Tool } from '../tool.ts';

const words = defineWords({
  en: { next: 'Use in another tool' },
  fr: { next: 'Utiliser dans un autre outil' },
});

/** The part that a result goes into: the first that takes a PDF. */
const firstFilePart = ({ parts }: Tool) =>
  Object.keys(parts).find((name) => ['pdf', 'pdfs'].includes(parts[name]?.kind ?? ''));

interface NextToolProps {
  tool: Tool;
  file: File;
  onOpen: (id: OperationId, work: Work) => void;
}

/** A result is the beginning of the next step: it is handed on without a download. */
export function NextTool({ tool, file, onOpen }: NextToolProps) {
  const { next } = useWords(words);
  const { language } = useLanguage();
  const others = operations.filter((other) => other.id !== tool.id && firstFilePart(other) !== undefined);
  return (
    <Menu
      trigger={
        <Button className="max-sm:text-sm">
          {next}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    >
      {others.map((other) => (
        <MenuItem
          key={other.id}
          onSelect={() =>
            onOpen(other.id, { draft: withFiles(emptyDraft, firstFilePart(other) ?? '', [file]) })
          }
        >
          {other.copy[language].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
