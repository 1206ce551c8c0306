import type { Language } from '@pagesmith/kernel';
import { keyPlaceholder } from '../samples/index.ts';

const comments = {
  en: {
    upload: 'Upload the form once: Location has its id.',
    list: 'Use it by its id: list its fields …',
    fill: '… and fill it. The link needs no key.',
  },
  fr: {
    upload: 'Un seul envoi\u00a0: Location donne l’identifiant.',
    list: 'Utilisez-le par son identifiant\u00a0: listez ses champs…',
    fill: '… et remplissez-le. Le lien se passe de clé.',
  },
} satisfies Record<Language, unknown>;

/** A form that is uploaded once and used twice: its fields are listed, and it is filled, with a link as the answer. */
export function fileSample(url: string, language: Language): string {
  const { upload, list, fill } = comments[language];
  return `key="x-api-key: ${keyPlaceholder}"

# ${upload}
form=$(curl -sS -D - -o /dev/null -H "$key" \\
  -F file=@application-form.pdf -F keep=template \\
  "${url}/files" |
  tr -d '\\r' | sed -n 's#^[Ll]ocation: /files/##p')

# ${list}
json="content-type: application/json"
curl -sS -H "$key" -H "$json" \\
  -d '{ "file": { "file": "'$form'" } }' \\
  "${url}/list-fields" -o fields.json

# ${fill}
link=$(curl -sS -H "$key" -H "$json" \\
  -d '{ "file": { "file": "'$form'" },
        "fields": { "full_name": "Zoë Lovelace" } }' \\
  "${url}/fill-pdf?answer=link" |
  sed 's/.*"url":"\\([^"]*\\)".*/\\1/')
curl -sS "$link" -o linked.pdf
`;
}
