import { type FormEvent, useState } from 'react';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Notice } from '../paper/notice.tsx';
import { EmailField, NameField } from '../session/fields.tsx';
import { MessageField } from './message-field.tsx';
import { ReasonField } from './reason-field.tsx';
import { type ContactMessage, type Sending, type Sent, sendMessage } from './send-message.ts';
import { contactWords } from './words.ts';

const empty: ContactMessage = { name: '', email: '', reason: '', message: '' };

/** The browser itself checks that all four are given and that the e-mail is one. */
export function ContactForm({ onSent }: { onSent: (ticket: Sent) => void }) {
  const words = useWords(contactWords);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(empty);
  const [state, setState] = useState<Sending | { outcome: 'idle' | 'sending' }>({ outcome: 'idle' });
  const isSending = state.outcome === 'sending';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setState({ outcome: 'sending' });
    const sending = await sendMessage(typed, language);
    setState(sending);
    if (sending.outcome === 'sent') onSent(sending.ticket);
  };
  return (
    <form aria-label={words.form} onSubmit={submit} className="grid gap-5">
      <ContactFields typed={typed} onType={(part) => setTyped({ ...typed, ...part })} />
      {state.outcome === 'failed' && (
        <Notice tone="bad" title={words.failed}>
          {words.failedText}
        </Notice>
      )}
      {state.outcome === 'too-many' && (
        <Notice tone="bad" title={words.failed}>
          {words.tooMany}
        </Notice>
      )}
      {state.outcome === 'refused' && (
        <Notice tone="bad" title={words.failed}>
          <p>{state.reason}</p>
          <p>{words.kept}</p>
        </Notice>
      )}
      <Button type="submit" variant="primary" isBusy={isSending} className="justify-self-start">
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
}

interface ContactFieldsProps {
  typed: ContactMessage;
  onType: (part: Partial<ContactMessage>) => void;
}

function ContactFields({ typed, onType }: ContactFieldsProps) {
  const words = useWords(contactWords);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField label={words.name} value={typed.name} onChange={(name) => onType({ name })} />
        <EmailField label={words.email} value={typed.email} onChange={(email) => onType({ email })} />
      </div>
      <ReasonField value={typed.reason} onChange={(reason) => onType({ reason })} />
      <MessageField label={words.message} value={typed.message} onChange={(message) => onType({ message })} />
    </>
  );
}
