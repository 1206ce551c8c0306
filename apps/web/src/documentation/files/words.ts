import { defineWords } from '../../language/define-words.ts';

export const filesSectionWords = defineWords({
  en: {
    title: 'Files in and out',
    lead: 'Every operation also takes JSON (content-type: application/json) instead of a form. Its parts are the properties, and a file is an object that says where its content is. Limits, errors and prices are the same, because both become the same request.',
    sample: 'Upload once, use twice',
    copySample: 'Copy the calls',
    inputs: 'A file in JSON',
    input: {
      '{ "base64": "…" }': 'The content itself, in base64.',
      '{ "url": "https://…" }':
        'We fetch it, from the public internet only. Neither your key nor any of your headers is sent along, and every redirect is checked like the address itself.',
      '{ "file": "id" }': 'A file that you have uploaded to POST /files.',
      '{ "job": "id" }':
        'The result of one of your jobs, for as long as it is kept. The key needs the scope jobs.',
    },
    outputs: 'The result',
    output: {
      '?answer=file': 'The answer is the file. This is the default.',
      '?answer=link':
        'The answer is JSON with a link to the file, which anybody can use until expiresAt and which you can revoke with DELETE /files/{id}. Not available with the GDPR service, which keeps no results.',
      '"deliver": { "url": "https://…" }':
        'The result is sent by PUT to your address, such as a pre-signed one of your storage; in a form, name it in the header x-deliver-to. The call succeeds when the address answers with 2xx. Otherwise it fails, a job too, and costs nothing; there is no second attempt.',
    },
    rules: 'Good to know',
    rule: {
      parts:
        'A list stands for one part per value: the files of merge-pdf, or several options of one form field.',
      fields: 'In fill-pdf the form fields are properties beside file, or all in one object named fields.',
      keep: (days: number) =>
        `An uploaded file is kept for the retention time of your plan, or for ${days} days with keep=template, and counts towards the space of your account. It is stored encrypted with a key of its own, which is deleted with it.`,
      asking: (count: string) =>
        `POST /files, GET /files, GET /files/{id} and DELETE /files/{id} are free, up to ${count} times a minute in total. They need the scope files or operations.`,
    },
  },
  fr: {
    title: 'Fichiers reçus et rendus',
    lead: 'Chaque opération accepte aussi du JSON (content-type: application/json) au lieu d’un formulaire. Ses parties sont les propriétés, et un fichier est un objet qui dit où se trouve son contenu. Limites, erreurs et prix sont les mêmes, car les deux deviennent la même requête.',
    sample: 'Envoyer une fois, utiliser deux fois',
    copySample: 'Copier les appels',
    inputs: 'Un fichier en JSON',
    input: {
      '{ "base64": "…" }': 'Le contenu lui-même, en base64.',
      '{ "url": "https://…" }':
        'Nous le récupérons, sur l’internet public uniquement. Ni votre clé ni aucun de vos en-têtes ne sont transmis, et chaque redirection est vérifiée comme l’adresse elle-même.',
      '{ "file": "id" }': 'Un fichier que vous avez envoyé à POST /files.',
      '{ "job": "id" }':
        'Le résultat de l’une de vos tâches, aussi longtemps qu’il est conservé. La clé doit avoir le droit jobs.',
    },
    outputs: 'Le résultat',
    output: {
      '?answer=file': 'La réponse est le fichier. C’est le cas par défaut.',
      '?answer=link':
        'La réponse est en JSON, avec un lien vers le fichier, que chacun peut utiliser jusqu’à expiresAt et que vous pouvez révoquer par DELETE /files/{id}. Indisponible avec le service RGPD, qui ne conserve aucun résultat.',
      '"deliver": { "url": "https://…" }':
        'Le résultat est envoyé par PUT à votre adresse, par exemple une adresse présignée de votre stockage\u00a0; dans un formulaire, indiquez-la dans l’en-tête x-deliver-to. L’appel réussit quand l’adresse répond par 2xx. Sinon il échoue, une tâche aussi, et reste gratuit\u00a0; il n’y a pas de seconde tentative.',
    },
    rules: 'Bon à savoir',
    rule: {
      parts:
        'Une liste tient lieu d’une partie par valeur\u00a0: les fichiers de merge-pdf, ou plusieurs options d’un champ de formulaire.',
      fields:
        'Dans fill-pdf, les champs du formulaire sont des propriétés à côté de file, ou tous dans un objet nommé fields.',
      keep: (days: number) =>
        `Un fichier envoyé est conservé pendant la durée prévue par votre formule, ou ${days}\u00a0jours avec keep=template, et compte dans l’espace de votre compte. Il est stocké chiffré avec une clé qui lui est propre et qui disparaît avec lui.`,
      asking: (count: string) =>
        `POST /files, GET /files, GET /files/{id} et DELETE /files/{id} sont gratuits, jusqu’à ${count} fois par minute au total. Ils demandent le droit files ou operations.`,
    },
  },
});
