import type { Language } from '@pagesmith/kernel';
import { keyPlaceholder } from '../samples/index.ts';

const comments = {
  en: {
    job: 'The answer is a job: its address is in the header Location.',
    state: 'Its state, until that is succeeded, failed or cancelled.',
    file: 'The file.',
  },
  fr: {
    job: 'La réponse est une tâche\u00a0: son adresse est dans l’en-tête Location.',
    state: 'Son état, jusqu’à succeeded, failed ou cancelled.',
    file: 'Le fichier.',
  },
} satisfies Record<Language, unknown>;

/** From the upload to the file, as it runs when it is pasted. */
export function jobSample(url: string, language: Language): string {
  const { job, state, file } = comments[language];
  return `key="x-api-key: ${keyPlaceholder}"

# ${job}
job=$(curl -sS -D - -o /dev/null -H "$key" \\
  -F files=@first.pdf -F files=@second.pdf \\
  "${url}/merge-pdf?async=true" | tr -d '\\r' | sed -n 's/^[Ll]ocation: //p')

# ${state}
until curl -sS -H "$key" "${url}$job" |
  grep -qE '"state":"(succeeded|failed|cancelled)"'; do sleep 1; done

# ${file}
curl -sS -f -H "$key" -o merged.pdf "${url}$job/result"
`;
}
