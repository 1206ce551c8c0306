import type { Language } from '@pagesmith/kernel';
import { bulkFill } from '@pagesmith/operations';
import { keyPlaceholder } from '../samples/index.ts';

const comments = {
  en: {
    wait: 'Wait until the job has ended; fetch the ZIP.',
    reverse: 'The reverse: what they all say, in one table.',
  },
  fr: {
    wait: 'Attendez la fin de la tâche, récupérez le ZIP.',
    reverse: 'L’inverse\u00a0: tout leur contenu en un tableau.',
  },
} satisfies Record<Language, unknown>;

/** The example as it runs when it is pasted, beside our sample files. */
export function tableSample(url: string, language: Language): string {
  const { wait, reverse } = comments[language];
  const forms = bulkFill.example.parts.map(([name, value]) =>
    typeof value === 'string' ? `  -F '${name}=${value}' \\` : `  -F ${name}=@${value.sample} \\`,
  );
  return `key="x-api-key: ${keyPlaceholder}"

job=$(curl -sS -f -H "$key" \\
${forms.join('\n')}
  "${url}/bulk-fill" |
  sed 's/.*"id":"\\([^"]*\\)".*/\\1/')

# ${wait}
until curl -sS -H "$key" "${url}/jobs/$job" |
  grep -q '"finishedAt":"'
do sleep 1; done
curl -sS -f -H "$key" -o filled.zip \\
  "${url}/jobs/$job/result"

# ${reverse}
curl -sS -f -H "$key" -F files=@filled.zip \\
  -o values.csv "${url}/form-values"
`;
}
