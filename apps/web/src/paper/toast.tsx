import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { type Tone, toneIcons } from './badge.tsx';
import { classNames } from './class-names.ts';

const words = defineWords({
  en: { close: 'Close', region: 'Messages', hotkey: 'Messages ({hotkey})' },
  fr: { close: 'Fermer', region: 'Messages', hotkey: 'Messages ({hotkey})' },
});

export interface ToastMessage {
  tone: Tone;
  text: string;
  /** What can be done about it, for as long as the message stands. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  act: () => Promise<void>;
}

const actionMs = 10_000;

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

const iconColours: Record<Tone, string> = {
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-info',
  neutral: 'text-ink-soft',
};

/** Gives its children `useToast()`; messages are read out, leave by themselves, and wait while pointed at. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const say = useWords(words);
  const nextId = useRef(0);
  const [messages, setMessages] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const show = useCallback<ShowToast>((message) => {
    nextId.current += 1;
    const id = nextId.current;
    setMessages((shown) => [...shown, { ...message, id }]);
  }, []);
  const forget = (id: number) => setMessages((shown) => shown.filter((message) => message.id !== id));
  return (
    <Radix.Provider label={say.region}>
      <ToastContext value={show}>{children}</ToastContext>
      {messages.map(({ id, tone, text, action }) => {
        const Icon = toneIcons[tone];
        return (
          <Radix.Root
            key={id}
            type={tone === 'bad' || action ? 'foreground' : 'background'}
            duration={action && actionMs}
            onOpenChange={(isOpen) => !isOpen && forget(id)}
            className="flex items-start gap-3 rounded-sheet border border-rule bg-sheet p-4 shadow-float"
          >
            <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', iconColours[tone])} />
            <Radix.Description className="grow text-sm">{text}</Radix.Description>
            {action && (
              <Radix.Action
                altText={action.label}
                onClick={() => void action.act()}
                className="cursor-pointer font-medium text-accent text-sm underline-offset-4 hover:underline"
              >
                {action.label}
              </Radix.Action>
            )}
            <Radix.Close aria-label={say.close} className="cursor-pointer text-ink-soft hover:text-ink">
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport
        label={say.hotkey}
        className="fixed right-4 bottom-4 z-50 grid w-[calc(100%-2rem)] max-w-dialog gap-2"
      />
    </Radix.Provider>
  );
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is called outside of a ToastProvider.');
  return show;
}
