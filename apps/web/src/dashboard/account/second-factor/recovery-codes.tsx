import { Download } from 'lucide-react';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { CopyButton } from '../../../paper/copy-button.tsx';
import { saveFile } from '../../save-file.ts';
import { secondFactorWords } from './words.ts';

/** Shown once, until their owner says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = useWords(secondFactorWords);
  const text = codes.join('\n');
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{words.keepCodes}</h3>
      <p className="text-sm">{words.keepCodesText}</p>
      <ol className="grid gap-x-6 gap-y-1 rounded-control border border-rule bg-paper p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={words.copyCodes} />
        <Button
          size="small"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), words.fileName)}
        >
          <Download aria-hidden className="size-4" />
          {words.saveCodes}
        </Button>
      </div>
      <Button variant="primary" className="justify-self-end" onClick={onKept}>
        {words.kept}
      </Button>
    </div>
  );
}
