import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { classNames } from './class-names.ts';

const words = defineWords({ en: { close: 'Close' }, fr: { close: 'Fermer' } });

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** With several sections side by side. */
  isRoomy?: boolean;
  isWide?: boolean;
}

/**
 * The backdrop is our own: Radix's writes a style element into the page, which the content security policy refuses.
 * The page is held still by the style sheet instead.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  actions,
  isRoomy = false,
  isWide = false,
}: DialogProps) {
  const { close } = useWords(words);
  const openedFrom = useRef<Element>(null);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-dialog-backdrop className="fixed inset-0 z-40 bg-backdrop" />
        <Radix.Content
          onOpenAutoFocus={() => {
            openedFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={giveFocusBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 gap-5 overflow-y-auto rounded-sheet border border-rule bg-sheet p-6 shadow-float focus:outline-none',
            isWide ? 'max-w-site' : isRoomy ? 'max-w-roomy' : 'max-w-dialog',
          )}
        >
          <div className="grid gap-2 pr-8">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
          <Radix.Close
            aria-label={close}
            className="absolute top-4 right-4 grid size-9 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-rule hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
