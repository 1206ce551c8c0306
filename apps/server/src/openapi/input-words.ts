import { policy } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';

const english = {
  reference:
    'A file: its content in base64, an https address from which we fetch it, a file of POST /files, or a job whose result it is.',
  base64: 'The content, in base64.',
  url: 'An https address on the public internet. It is asked without your key; up to five redirects are followed.',
  file: 'The id of a file of POST /files.',
  job: 'The id of a job of this account that has succeeded; scope jobs.',
  name: 'What you call it.',
  deliver: 'Where the result is sent by PUT, such as a pre-signed address; the answer then says that it was.',
  answer: 'link: the answer is JSON with a link to the file, which anybody can use until it expires.',
  deliverTo: 'An https address to which the result is sent by PUT; the same as the property deliver.',
  keep: `template: kept for ${policy.templateDays} days instead of your plan’s retention time.`,
  token: 'As in the link.',
  success: 'Success.',
  link: 'The file, with the headers of the answer that it stands for.',
  summaries: {
    'upload-file': 'Upload a file once, to name it in several calls; scope files or operations',
    'list-files': 'The files of the account, the latest first; scope files or operations',
    'get-file': 'What is known of a file; scope files or operations',
    'delete-file': 'Delete a file, and its link if it has one; scope files or operations',
    'get-link': 'A result by its link, without a key',
  },
};

const french: typeof english = {
  reference:
    'Un fichier\u00a0: son contenu en base64, une adresse https où nous le récupérons, un fichier de POST /files, ou une tâche dont il est le résultat.',
  base64: 'Le contenu, en base64.',
  url: 'Une adresse https de l’internet public. Elle est appelée sans votre clé\u00a0; cinq redirections au plus sont suivies.',
  file: 'L’identifiant d’un fichier de POST /files.',
  job: 'L’identifiant d’une tâche réussie de ce compte\u00a0; droit jobs.',
  name: 'Le nom que vous lui donnez.',
  deliver:
    'Où le résultat est envoyé par PUT, par exemple une adresse présignée\u00a0; la réponse dit alors qu’il l’a été.',
  answer:
    'link\u00a0: la réponse est en JSON, avec un lien vers le fichier que chacun peut utiliser jusqu’à son expiration.',
  deliverTo:
    'Une adresse https à laquelle le résultat est envoyé par PUT\u00a0; la même chose que la propriété deliver.',
  keep: `template\u00a0: conservé ${policy.templateDays}\u00a0jours au lieu de la durée de conservation de votre formule.`,
  token: 'Comme dans le lien.',
  success: 'Succès.',
  link: 'Le fichier, avec les en-têtes de la réponse qu’il remplace.',
  summaries: {
    'upload-file':
      'Envoyer un fichier une fois, pour le nommer dans plusieurs appels\u00a0; droit files ou operations',
    'list-files': 'Les fichiers du compte, le plus récent d’abord\u00a0; droit files ou operations',
    'get-file': 'Ce que l’on sait d’un fichier\u00a0; droit files ou operations',
    'delete-file': 'Supprimer un fichier, et son lien s’il en a un\u00a0; droit files ou operations',
    'get-link': 'Un résultat par son lien, sans clé',
  },
};

export const inputWords: Readonly<Record<Language, typeof english>> = { en: english, fr: french };
