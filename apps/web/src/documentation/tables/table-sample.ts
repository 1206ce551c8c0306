import type { Language } from '@pagesmith/kernel';
import { bulkFill } from '@pagesmith/operations';
import { keyPlaceholder } from '../samples/index.ts';

const comments = {
  en: {
    wait: 'Asks until the job has ended, then fetches the ZIP.',
    reverse: 'The reverse: what all those forms say, in one table.',
  },
  fr: {
    wait: 'Vérifie jusqu’à la fin de la tâche, puis récupère le ZIP.',
    reverse: 'L’inverse\u00a0: ce que disent tous ces formulaires, en un seul tableau.',
  },
} satisfies Record<Language, unknown>;

/** The example as it runs when it is pasted, beside our sample files. */
export function tableSample(url: string, language: Language): string {
  const { wait, reverse } = comments[language];
  const forms = bulkFill.example.parts.map(([name, value]) =>
    typeof value === 'string' ? `  -F '${name}=${value}' \\` : `  -F ${name}=@${value.sample} \\`,
  );
  const key = `-H "x-api-key: ${keyPlaceholder}"`;
  return `job=$(curl -sS -f ${key} \\
${forms.join('\n')}
  "${url}/bulk-fill" | sed 's/.*"id":"\\([^"]*\\)".*/\\1/')

# ${wait}
until curl -sS ${key} "${url}/jobs/$job" | grep -q '"finishedAt":"'; do sleep 1; done
curl -sS -f ${key} -o filled.zip "${url}/jobs/$job/result"

# ${reverse}
curl -sS -f ${key} -F files=@filled.zip -o values.csv "${url}/form-values"
`;
}
