import type { Conversation } from '@pagesmith/contract';
import { useState } from 'react';
import { MessageField } from '../../contact/message-field.tsx';
import { useWords } from '../../language/language-context.tsx';
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
      <MessageField
        label={words.yourAnswer}
        help={state === 'closed' ? words.reopens : undefined}
        rows={4}
        value={message}
        onChange={setMessage}
      />
    </SubmitForm>
  );
}
