import type { Language } from '@pagesmith/kernel';
import { keyPlaceholder } from '../samples/index.ts';

const comments = {
  en: {
    job: 'A job: Location has its address.',
    state: 'Wait until it has ended.',
    file: 'The file.',
  },
  fr: {
    job: 'Une tâche\u00a0: Location donne son adresse.',
    state: 'Attendez qu’elle soit terminée.',
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
  "${url}/merge-pdf?async=true" |
  tr -d '\\r' | sed -n 's/^[Ll]ocation: //p')

# ${state}
until curl -sS -H "$key" "${url}$job" |
  grep -qE '"state":"(succeeded|failed|cancelled)"'
do sleep 1; done

# ${file}
curl -sS -f -H "$key" -o merged.pdf \\
  "${url}$job/result"
`;
}
