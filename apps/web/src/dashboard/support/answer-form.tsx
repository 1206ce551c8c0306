import { messageLengthMax } from '@pagesmith/catalog';
import type { Conversation } from '@pagesmith/contract';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Field } from '../../paper/field.tsx';
import { TextArea } from '../../paper/inputs.tsx';
import { useToast } from '../../paper/toast.tsx';
import { SubmitForm } from '../../session/submit-form.tsx';
import { answerTicket } from './ticket-calls.ts';
import { supportWords } from './words.ts';

interface AnswerFormProps {
  conversation: Conversation;
  onAnswered: () => void;
}

export function AnswerForm({ conversation: { number, state }, onAnswered }: AnswerFormProps) {
  const words = useWords(supportWords);
  const showToast = useToast();
  const [message, setMessage] = useState('');
  const done = () => {
    setMessage('');
    showToast({ tone: 'good', text: words.answered });
    onAnswered();
  };
  return (
    <SubmitForm
      send={() => answerTicket(number, message)}
      onDone={done}
      submit={words.answer}
      busy={words.sending}
      buttonClassName="justify-self-start"
    >
      <Field label={words.yourAnswer} help={state === 'closed' ? words.reopens : undefined}>
        {(wiring) => (
          <TextArea
            {...wiring}
            required
            rows={4}
            maxLength={messageLengthMax}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
    </SubmitForm>
  );
}
