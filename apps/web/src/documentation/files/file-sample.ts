import { keyPlaceholder } from '../samples/index.ts';

/** A form that is uploaded once and used twice: its fields are listed, and it is filled, with a link as the answer. */
export const fileSample = (url: string): string => `key="x-api-key: ${keyPlaceholder}"

# Upload the form once. Its id is in the header Location.
form=$(curl -sS -D - -o /dev/null -H "$key" -F file=@application-form.pdf -F keep=template \\
  "${url}/files" | tr -d '\\r' | sed -n 's#^[Ll]ocation: /files/##p')

# Use it by its id: list its fields …
curl -sS -H "$key" -H "content-type: application/json" \\
  -d '{ "file": { "file": "'$form'" } }' "${url}/list-fields" -o fields.json

# … and fill it. The answer is JSON with a link that needs no key.
link=$(curl -sS -H "$key" -H "content-type: application/json" \\
  -d '{ "file": { "file": "'$form'" }, "fields": { "full_name": "Zoë Lovelace" } }' \\
  "${url}/fill-pdf?answer=link" | sed 's/.*"url":"\\([^"]*\\)".*/\\1/')
curl -sS "$link" -o linked.pdf
`;
