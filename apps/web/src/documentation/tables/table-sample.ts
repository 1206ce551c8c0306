import { bulkFill } from '@pagesmith/operations';
import { keyPlaceholder } from '../samples/index.ts';

/** The example as it runs when it is pasted, beside our sample files. */
export function tableSample(url: string): string {
  const forms = bulkFill.example.parts.map(([name, value]) =>
    typeof value === 'string' ? `  -F '${name}=${value}' \\` : `  -F ${name}=@${value.sample} \\`,
  );
  const key = `-H "x-api-key: ${keyPlaceholder}"`;
  return `job=$(curl -sS -f ${key} \\
${forms.join('\n')}
  "${url}/bulk-fill" | sed 's/.*"id":"\\([^"]*\\)".*/\\1/')

# Asks until the job has ended, then fetches the ZIP.
until curl -sS ${key} "${url}/jobs/$job" | grep -q '"finishedAt":"'; do sleep 1; done
curl -sS -f ${key} -o filled.zip "${url}/jobs/$job/result"

# The reverse: what all those forms say, in one table.
curl -sS -f ${key} -F files=@filled.zip -o values.csv "${url}/form-values"
`;
}
