import { bulkFill } from '@pagesmith/operations';
import { TableProperties } from 'lucide-react';
import { addresses } from '../../../addresses.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { bulkWords } from './words.ts';

/** Below the tools: the way to bulk fill. */
export function BulkFillSection({ onOpen }: { onOpen: () => void }) {
  const words = useWords(bulkWords);
  const { shortName } = bulkFill.copy[useLanguage().language];
  return (
    <Card role="region" aria-label={shortName} className="grid min-w-0 content-start gap-4">
      <h3 className="text-xl">{shortName}</h3>
      <p className="max-w-measure text-ink-soft">
        {words.lead}{' '}
        <a
          href={`${addresses.documentation}#${bulkFill.id}`}
          className="text-accent underline underline-offset-4"
        >
          POST /{bulkFill.id}
        </a>
      </p>
      <div>
        <Button onClick={onOpen}>
          <TableProperties aria-hidden className="size-4" />
          {words.open}
        </Button>
      </div>
    </Card>
  );
}
