import { defineWords } from '../../../language/define-words.ts';

export const proofsWords = defineWords({
  en: {
    heading: 'Proofs of deletion',
    text: 'Each call of the GDPR service ends with a signed proof: what was received, by its hash, and when the last stored copy was destroyed.',
    verify: 'Verify a proof',
    loading: 'Loading your proofs…',
    failed: 'Your proofs could not be loaded.',
    empty: 'No proofs yet',
    emptyText: 'The proof of each call appears here as soon as its files are destroyed.',
    call: 'Call',
    operation: 'Operation',
    received: 'Received',
    destroyed: 'Destroyed',
    proof: 'Proof',
    copy: (call: string) => `Copy the proof of call ${call}`,
    files: {
      'export.json': 'All proofs (JSON)',
      'export.csv': 'All proofs (CSV)',
      'processing-record.csv': 'Record of processing (Art. 30)',
    },
  },
  fr: {
    heading: 'Preuves de suppression',
    text: 'Chaque appel du service RGPD se termine par une preuve signée\u00a0: ce qui a été reçu, désigné par son empreinte, et le moment où la dernière copie stockée a été détruite.',
    verify: 'Vérifier une preuve',
    loading: 'Chargement de vos preuves…',
    failed: 'Vos preuves n’ont pas pu être chargées.',
    empty: 'Aucune preuve pour le moment',
    emptyText: 'La preuve de chaque appel apparaît ici dès que ses fichiers sont détruits.',
    call: 'Appel',
    operation: 'Opération',
    received: 'Reçu',
    destroyed: 'Détruit',
    proof: 'Preuve',
    copy: (call: string) => `Copier la preuve de l’appel ${call}`,
    files: {
      'export.json': 'Toutes les preuves (JSON)',
      'export.csv': 'Toutes les preuves (CSV)',
      'processing-record.csv': 'Relevé des traitements (art. 30)',
    },
  },
});
