import { type ReactNode, useState } from 'react';
import { defineWords } from '../../../language/define-words.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Button, type ButtonVariant } from '../../../paper/button.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { useDashboard } from '../../documents/dashboard-context.tsx';
import { findPortal, type Opening, type PortalMode } from './open-portal.ts';

const words = defineWords({
  en: { kept: 'Nothing was changed. Please try again.' },
  fr: { kept: 'Rien n’a été modifié. Veuillez réessayer.' },
});

interface PortalButtonProps {
  mode?: PortalMode;
  /** Where else than in the portal the page is found. */
  find?: () => Promise<Opening>;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Leaves for the payment provider's pages. */
export function PortalButton({ mode = 1, find, variant = 'secondary', children }: PortalButtonProps) {
  const { kept } = useWords(words);
  const { account } = useDashboard();
  const [isBusy, setIsBusy] = useState(false);
  const [opening, setOpening] = useState<Opening>();
  const open = async () => {
    setIsBusy(true);
    setOpening(undefined);
    const found = await (find ?? (() => findPortal(account.email, mode)))();
    setOpening(found);
    setIsBusy(false);
    if ('url' in found) location.assign(found.url);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="small" variant={variant} isBusy={isBusy} onClick={open}>
        {children}
      </Button>
      {opening && 'failure' in opening && (
        <Notice tone="bad" title={opening.failure}>
          {opening.reason ?? kept}
        </Notice>
      )}
    </div>
  );
}
