import { keyPlaceholder } from '../samples/index.ts';

/** A form that is uploaded once, filled from JSON, and answered with a link. */
export const fileSample = (url: string): string => `key="x-api-key: ${keyPlaceholder}"

# Upload the form once. Its id is in the header Location.
form=$(curl -sS -D - -o /dev/null -H "$key" -F file=@application-form.pdf -F keep=template \\
  "${url}/files" | tr -d '\\r' | sed -n 's#^[Ll]ocation: /files/##p')

# Fill it by its id. The answer is JSON with a link that needs no key.
curl -sS -H "$key" -H "content-type: application/json" \\
  -d '{ "file": { "file": "'$form'" }, "fields": { "full_name": "Zoë Lovelace" } }' \\
  "${url}/fill-pdf?answer=link"
`;
