import { defineWords } from '../../../language/define-words.ts';

export const resultWords = defineWords({
  en: {
    heading: 'Result',
    empty: 'The result appears here',
    emptyText: 'Fill in the form, then run the tool. Until then your file stays on your device.',
    failed: 'The call failed',
    marked: 'What is marked in the form was not accepted',
    free: 'No credit was used. Your form is as you left it.',
    kept: 'Your form is as you left it. Please try again.',
    textNotFound: 'Text Not Found',
    searched: (count: number) => (count === 1 ? '1 page was searched.' : `${count} pages were searched.`),
    done: 'Done',
    download: 'Download',
    credits: (used: string, remaining: string) => `Credits used: ${used} · remaining: ${remaining}`,
    trial: (left: string) => `This was a free trial of a Pro Tool. Trials left this month: ${left}`,
    warnings: 'Please note',
    moreWarnings: (count: number) => (count === 1 ? 'and 1 more warning' : `and ${count} more warnings`),
    warningsMissing: 'Some things were changed, but the list of them could not be loaded.',
    preview: 'Preview of the result',
    noPreview: 'Your browser cannot show the document, but the file you download is complete.',
    shown: 'Shown document',
    source: 'Original',
  },
  fr: {
    heading: 'Résultat',
    empty: 'Le résultat s’affichera ici',
    emptyText:
      'Remplissez le formulaire, puis lancez l’outil. Jusque\u2011là, le fichier reste sur votre appareil.',
    failed: 'L’appel n’a pas abouti',
    marked: 'Ce qui est signalé dans le formulaire n’a pas été accepté',
    free: 'Aucun crédit n’a été utilisé. Votre formulaire est resté tel quel.',
    kept: 'Votre formulaire est resté tel quel. Veuillez réessayer.',
    textNotFound: 'Texte introuvable',
    searched: (count: number) =>
      count === 1 ? '1 page a été parcourue.' : `${count} pages ont été parcourues.`,
    done: 'Terminé',
    download: 'Télécharger',
    credits: (used: string, remaining: string) =>
      `Crédits utilisés\u00a0: ${used} · restants\u00a0: ${remaining}`,
    trial: (left: string) =>
      `C’était un essai gratuit d’un Pro Tool. Essais restants ce mois\u2011ci\u00a0: ${left}`,
    warnings: 'À noter',
    moreWarnings: (count: number) =>
      count === 1 ? 'et 1 autre avertissement' : `et ${count} autres avertissements`,
    warningsMissing: 'Certains éléments ont été modifiés, mais leur liste n’a pas pu être chargée.',
    preview: 'Aperçu du résultat',
    noPreview: 'Votre navigateur ne peut pas afficher le document, mais le fichier téléchargé est complet.',
    shown: 'Document affiché',
    source: 'Original',
  },
});
