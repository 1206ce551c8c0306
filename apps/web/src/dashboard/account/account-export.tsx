import { AppwriteException } from 'appwrite';
import { useWords } from '../../language/language-context.tsx';
import { useToast } from '../../paper/toast.tsx';
import { backend, projectHeader } from '../../session/backend.ts';
import { SubmitForm } from '../../session/submit-form.tsx';
import { useConfirmation } from '../confirmation/confirmation.tsx';
import { saveFile } from '../save-file.ts';
import { accountWords } from './words.ts';

interface LoadedExport {
  readonly content: Blob;
  readonly name: string;
}

/** As it comes, not read by the SDK: a log may be long. */
async function loadExport(): Promise<LoadedExport> {
  const { config, headers } = backend().client;
  const response = await fetch(`${config.endpoint}/account/export`, {
    headers: { ...headers, ...projectHeader() },
  });
  if (!response.ok) {
    const { message, type } = await response.json();
    throw new AppwriteException(message, response.status, type);
  }
  const [, name = ''] = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: await response.blob(), name };
}

export function AccountExport({ onDone }: { onDone: () => void }) {
  const { export: words } = useWords(accountWords);
  const showToast = useToast();
  const { confirmed } = useConfirmation();
  const save = ({ content, name }: LoadedExport) => {
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
