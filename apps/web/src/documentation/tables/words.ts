import { bulkRowsMax } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { bulkFill, formValues } from '@pagesmith/operations';
import { defineWords } from '../../language/define-words.ts';

const countOf = (language: Language) => bulkRowsMax.toLocaleString(language);

/** What each part is for, by its definition. */
const helpOf = (language: Language) =>
  Object.fromEntries(Object.entries(bulkFill.copy[language].parts).map(([name, { help }]) => [name, help]));

export const tablesWords = defineWords({
  en: {
    title: 'Bulk fill',
    lead: bulkFill.copy.en.description,
    sample: 'Fill a form with every row of a table',
    copySample: 'Copy the requests',
    parts: 'Parts of POST /bulk-fill',
    part: helpOf('en'),
    options: 'Options in the query string',
    option: {
      'output=merged': bulkFill.copy.en.options.output.help,
      'flatten, fit, protect, clean, linearize':
        'The same as for /fill-pdf, for every document. What concerns the file as a whole is done once for a merged PDF.',
    },
    rules: 'Good to know',
    rule: {
      job: 'The answer is always a job (202). Its progress counts rows, and its result stays for as long as your plan keeps results. Until it ends it can be cancelled, and then costs nothing.',
      start:
        'A table or a form that cannot be read is refused at once, before any credit is reserved; the problem names the part and, in a CSV, the line.',
      report:
        'The report lists each row that failed with its number, its field and the problem that /fill-pdf would have had; then columns that fill no field and fields that no column fills; then the warnings of each row.',
      price:
        'A credit for every row that was filled, and overage beyond your allowance. Credits for all rows are reserved at the start; those of rows that failed are given back. If every row fails, the job fails.',
      names:
        'File names are made safe: characters that are not allowed in them become hyphens, and duplicate names are numbered.',
      sheets:
        'In a workbook, a formula counts as the value it last had; dates are written 2026-11-15, and numbers with the decimals of their format.',
      limits: `A table has at most ${countOf('en')} rows.`,
      kill: 'Rows are filled in turns, and each turn is kept: if one of our machines fails, another carries on from there, and no row is charged twice.',
    },
    reverse: `POST /form-values is the reverse. ${formValues.copy.en.description}`,
  },
  fr: {
    title: 'Remplissage en série',
    lead: bulkFill.copy.fr.description,
    sample: 'Remplir un formulaire avec chaque ligne d’un tableau',
    copySample: 'Copier les requêtes',
    parts: 'Parties de POST /bulk-fill',
    part: helpOf('fr'),
    options: 'Options dans l’adresse',
    option: {
      'output=merged': bulkFill.copy.fr.options.output.help,
      'flatten, fit, protect, clean, linearize':
        'Les mêmes que pour /fill-pdf, pour chaque document. Ce qui concerne le fichier entier n’est fait qu’une fois pour un PDF fusionné.',
    },
    rules: 'Bon à savoir',
    rule: {
      job: 'La réponse est toujours une tâche (202). Son avancement se compte en lignes, et son résultat reste disponible aussi longtemps que votre formule conserve les résultats. Jusqu’à sa fin, elle peut être annulée et ne coûte alors rien.',
      start:
        'Un tableau ou un formulaire illisible est refusé aussitôt, avant qu’aucun crédit ne soit réservé\u00a0; le problème nomme la partie et, dans un CSV, la ligne.',
      report:
        'Le rapport indique chaque ligne en échec avec son numéro, son champ et le problème qu’aurait eu /fill-pdf\u00a0; puis les colonnes qui ne remplissent aucun champ et les champs qu’aucune colonne ne remplit\u00a0; puis les avertissements de chaque ligne.',
      price:
        'Un crédit par ligne remplie, et le tarif de dépassement au-delà de votre quota. Les crédits de toutes les lignes sont réservés au départ\u00a0; ceux des lignes en échec sont rendus. Si toutes les lignes échouent, la tâche échoue.',
      names:
        'Les noms de fichiers sont sécurisés\u00a0: les caractères non permis deviennent des tirets, et les noms en double sont numérotés.',
      sheets:
        'Dans un classeur, une formule vaut sa dernière valeur\u00a0; les dates s’écrivent 2026-11-15, les nombres avec les décimales de leur format.',
      limits: `Un tableau a ${countOf('fr')} lignes au plus.`,
      kill: 'Les lignes sont remplies par lots, et chaque lot est conservé\u00a0: si l’une de nos machines tombe, une autre reprend à cet endroit, et aucune ligne n’est facturée deux fois.',
    },
    reverse: `POST /form-values fait l’inverse. ${formValues.copy.fr.description}`,
  },
});
