import { useState } from 'react';
import { MessageField } from '../../contact/message-field.tsx';
import { ReasonField } from '../../contact/reason-field.tsx';
import { contactWords } from '../../contact/words.ts';
import { useWords } from '../../language/language-context.tsx';
import { Field } from '../../paper/field.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import { SubmitForm } from '../../session/submit-form.tsx';
import { SupportHead } from './support-head.tsx';
import { openTicket, type TicketWish } from './ticket-calls.ts';
import { supportWords } from './words.ts';

interface NewTicketProps {
  /** The call it is about; empty when none was chosen. */
  requestId: string;
  onOpened: (number: number) => void;
  onBack: () => void;
}

export function NewTicket({ requestId, onOpened, onBack }: NewTicketProps) {
  const words = useWords(supportWords);
  const [wish, setWish] = useState<TicketWish>({ reason: 'support', message: '', requestId });
  return (
    <div className="grid gap-5">
      <SupportHead title={words.newTitle} onBack={onBack} />
      <SubmitForm
        send={() => openTicket({ ...wish, requestId: wish.requestId.trim() })}
        onDone={({ number }) => onOpened(number)}
        submit={words.send}
        busy={words.sending}
        buttonClassName="justify-self-start"
      >
        <WishFields wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
      </SubmitForm>
    </div>
  );
}

interface WishFieldsProps {
  wish: TicketWish;
  onChange: (part: Partial<TicketWish>) => void;
}

function WishFields({ wish, onChange }: WishFieldsProps) {
  const words = useWords(supportWords);
  const { message } = useWords(contactWords);
  return (
    <>
      <ReasonField value={wish.reason} onChange={(reason) => onChange({ reason })} />
      <Field label={words.requestId} help={words.requestIdHelp}>
        {(wiring) => (
          <TextInput
            {...wiring}
            className="font-mono"
            maxLength={64}
            value={wish.requestId}
            onChange={(event) => onChange({ requestId: event.target.value })}
          />
        )}
      </Field>
      <MessageField
        label={message}
        help={words.messageHelp}
        value={wish.message}
        onChange={(typed) => onChange({ message: typed })}
      />
    </>
  );
}
