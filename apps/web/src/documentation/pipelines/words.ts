import { pipelineStepsMax, savedPipelinesMax } from '@pagesmith/catalog';
import { defineWords } from '../../language/define-words.ts';

export const pipelinesSectionWords = defineWords({
  en: {
    title: 'Pipelines',
    lead: 'Several operations in one call: your files go up once, one engine process works through the steps, and you get the result of the last. Each step takes what the operation of that name takes, and fails with the same errors.',
    sample: 'Fill a form and put it before a contract',
    copySample: 'Copy the pipeline',
    values: 'What a step can be given',
    value: {
      '"text"': 'A text, a number, true or false, written out; a list where a part may be repeated.',
      '{ "part": "form" }':
        'A part of the request, a file or a text, whatever its name; with "default", a text that may be left out.',
      '{ "step": "filled" }': 'The PDF that an earlier step makes, by its id or by its number from 1.',
    },
    addresses: 'Addresses',
    address: {
      'POST /pipelines':
        'Runs the pipeline in the part named pipeline. The answer is the result of the last step, or of the step named by "result".',
      'POST /pipelines/price':
        'Takes a pipeline as JSON and tells you what it would cost your account now, with a problem for each step that cannot work. Nothing is charged; ?inputBytes= says how large your files are.',
      'PUT /pipelines/{name}':
        'Saves a pipeline under a name. The parts that it refers to are its parameters.',
      'POST /pipelines/{name}': 'Runs a saved pipeline with its parameters as the parts of the request.',
      'GET /pipelines':
        'Your saved pipelines with their parameters; GET and DELETE /pipelines/{name} for one.',
    },
    rules: 'Good to know',
    rule: {
      price:
        'A pipeline costs what its steps cost as calls: a credit each, and the fee of each Pro Tool. The fee for large files and that of the GDPR service are due once, because there is one upload and one proof.',
      failure:
        'If a step fails, the whole pipeline is free. The problem names the step by its number, and the part or field in it.',
      trial:
        'On a plan that sells Pro Tools as an add-on, a pipeline with one of them is a trial as a whole: free, and marked.',
      limits: `A pipeline has at most ${pipelineStepsMax} steps, and an account at most ${savedPipelinesMax} saved pipelines. Its time limit is that of all its steps together.`,
      calls:
        'For the rate limit and in the log it is one call; in your figures it counts as a call of each of its operations.',
      same: 'JSON bodies, Idempotency-Key, x-pdf-password, ?async=true, test keys, reports and webhooks work as they do for any operation. A key needs the scope of every step.',
    },
  },
  fr: {
    title: 'Pipelines',
    lead: 'Plusieurs opérations en un seul appel\u00a0: vos fichiers ne sont envoyés qu’une fois, un même processus exécute les étapes, et vous recevez le résultat de la dernière. Chaque étape accepte ce qu’accepte l’opération de ce nom, et signale les mêmes erreurs.',
    sample: 'Remplir un formulaire et le placer devant un contrat',
    copySample: 'Copier le pipeline',
    values: 'Ce qu’on peut donner à une étape',
    value: {
      '"text"':
        'Un texte, un nombre, true ou false, en toutes lettres\u00a0; une liste là où une partie peut être répétée.',
      '{ "part": "form" }':
        'Une partie de la requête, fichier ou texte, quel que soit son nom\u00a0; avec "default", un texte qui peut être omis.',
      '{ "step": "filled" }':
        'Le PDF que produit une étape précédente, par son id ou par son numéro à partir de 1.',
    },
    addresses: 'Adresses',
    address: {
      'POST /pipelines':
        'Exécute le pipeline de la partie nommée pipeline. La réponse est le résultat de la dernière étape, ou de celle que désigne "result".',
      'POST /pipelines/price':
        'Reçoit un pipeline en JSON et répond ce qu’il coûterait à votre compte maintenant, avec un problème pour chaque étape qui ne peut pas fonctionner. Rien n’est facturé\u00a0; ?inputBytes= indique la taille de vos fichiers.',
      'PUT /pipelines/{name}':
        'Enregistre un pipeline sous un nom. Les parties auxquelles il renvoie sont ses paramètres.',
      'POST /pipelines/{name}':
        'Exécute un pipeline enregistré, avec ses paramètres comme parties de la requête.',
      'GET /pipelines':
        'Vos pipelines enregistrés avec leurs paramètres\u00a0; GET et DELETE /pipelines/{name} pour un seul.',
    },
    rules: 'Bon à savoir',
    rule: {
      price:
        'Un pipeline coûte ce que coûteraient ses étapes comme appels\u00a0: un crédit chacune, et le supplément de chaque Pro Tool. Le supplément de taille et celui du service RGPD ne sont dus qu’une fois, car il n’y a qu’un envoi et qu’une preuve.',
      failure:
        'Si une étape échoue, tout le pipeline est gratuit. Le problème indique le numéro de l’étape, et la partie ou le champ en cause.',
      trial:
        'Avec une formule qui propose les Pro Tools en option, un pipeline qui en contient un est un essai dans son ensemble\u00a0: gratuit, et marqué.',
      limits: `Un pipeline a ${pipelineStepsMax} étapes au plus, et un compte ${savedPipelinesMax} pipelines enregistrés au plus. Il dispose du temps de toutes ses étapes réunies.`,
      calls:
        'C’est un seul appel pour la limite de débit et une seule ligne dans le journal, et un appel de chacune de ses opérations dans vos chiffres.',
      same: 'Corps JSON, Idempotency-Key, x-pdf-password, ?async=true, clés de test, rapports et webhooks fonctionnent comme pour toute opération. Une clé doit avoir le droit de chaque étape.',
    },
  },
});
