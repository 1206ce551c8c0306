import { keyPlaceholder } from '../samples/index.ts';

/** From the upload to the file, as it runs when it is pasted. */
export const jobSample = (url: string): string => `key="x-api-key: ${keyPlaceholder}"

# The answer is a job: its address is in the header Location.
job=$(curl -sS -D - -o /dev/null -H "$key" -F files=@first.pdf -F files=@second.pdf \\
  "${url}/merge-pdf?async=true" | tr -d '\\r' | sed -n 's/^[Ll]ocation: //p')

# Its state, until that is succeeded, failed or cancelled.
until curl -sS -H "$key" "${url}$job" | grep -qE '"state":"(succeeded|failed|cancelled)"'; do sleep 1; done

# The file.
curl -sS -f -H "$key" -o merged.pdf "${url}$job/result"
`;
