import { useWords } from '../../language/language-context.tsx';
import { useToast } from '../../paper/toast.tsx';
import { backend } from '../../session/backend.ts';
import { SubmitForm } from '../../session/submit-form.tsx';
import { useConfirmation } from '../confirmation/confirmation.tsx';
import { type FetchedFile, fetchFile } from '../fetch-file.ts';
import { saveFile } from '../save-file.ts';
import { accountWords } from './words.ts';

const loadExport = () => fetchFile(`${backend().client.config.endpoint}/account/export`);

export function AccountExport({ onDone }: { onDone: () => void }) {
  const { export: words } = useWords(accountWords);
  const showToast = useToast();
  const { confirmed } = useConfirmation();
  const save = ({ content, name }: FetchedFile) => {
    saveFile(content, name);
    showToast({ tone: 'good', text: words.done });
    onDone();
  };
  return (
    <SubmitForm
      send={() => confirmed(loadExport)}
      onDone={save}
      submit={words.submit}
      busy={words.busy}
      buttonClassName="justify-self-end"
    >
      <p>{words.text}</p>
    </SubmitForm>
  );
}
