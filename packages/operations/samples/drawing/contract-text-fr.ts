import type { ContractText } from './contract-text.ts';

const materials = {
  starts: [0, 0.28, 1],
  rows: [
    ['Élément', 'Matière', 'Quantité'],
    ['Corps d’ouvrage', 'Blanc naturel, 120 g/m², non couché', '96 feuillets'],
    ['Gardes', 'Gris ardoise, 140 g/m²', '4 feuillets'],
    ['Couverture', 'Toile sur carton de 2,5 mm', '1 pièce'],
    ['Couture', 'Fil de lin, six cahiers', '6 cahiers'],
  ],
};

const parties = {
  starts: [0, 0.2, 1],
  rows: [
    ['Partie', 'Nom et adresse', 'Représentée par'],
    ['Prestataire', 'Atelier Dupré, 14 rue de la Reliure, Orléans', 'Camille Dupré'],
    ['Client', 'Lovelace & Babbage Ltd, 12 St James’s Square, Londres', 'Ada Lovelace'],
  ],
};

const prices = {
  starts: [0, 0.5, 0.7, 1],
  rows: [
    ['Désignation', 'Nombre', 'L’unité', 'Total'],
    ['Rapport annuel, cousu, couverture toile', '250', '18,40', '4\u00a0600,00'],
    ['Exemplaires de présentation, étui', '12', '46,00', '552,00'],
    ['Épreuve pour l’imprimeur', '2', '35,00', '70,00'],
    ['Transport d’Orléans à Londres', '1', '180,00', '180,00'],
    ['Total en euros, hors taxes', '', '', '5\u00a0402,00'],
  ],
};

export const frenchContract: ContractText = {
  language: 'fr',
  title: 'Contrat de prestation',
  pages: [
    {
      heading: 'Contrat de prestation',
      blocks: [
        'entre Atelier Dupré, Orléans (le prestataire) et Lovelace & Babbage Ltd, Londres (le client).',
        parties,
        { about: 'Objet' },
        'Le client publie un rapport annuel imprimé et souhaite le faire relier à la main. Le prestataire dispose d’un atelier équipé pour ce travail et accepte la commande aux conditions ci-après.',
        { about: 'Documents contractuels' },
        'Le contrat se compose de ces cinq pages et de l’annexe A, qui énumère les matières. En cas de divergence, le contrat prévaut.',
      ],
    },
    {
      heading: '1. Prestations',
      blocks: [
        'Le prestataire imprime, relie et livre le rapport annuel du client.',
        'Chaque livraison est précédée d’une épreuve à approuver.',
        { about: '1.1 Ce qui est compris' },
        'L’impression du corps d’ouvrage d’après le fichier remis par le client, le pliage, la couture, la couverture en toile et l’emballage pour le transport.',
        { about: '1.2 Ce que fournit le client' },
        'Un PDF définitif, dix jours ouvrés avant la date de livraison. Les pages reçues plus tard sont insérées au prix convenu pour les modifications.',
        { about: '1.3 Ce qui n’est pas compris' },
        'La rédaction, la traduction et la relecture du texte, ainsi que la distribution à des tiers.',
      ],
    },
    {
      heading: '2. Prix et délais',
      blocks: [
        'Les prix sont convenus par écrit pour chaque commande. La première livraison est due le premier lundi de mars.',
        prices,
        { about: '2.1 Paiement' },
        'La moitié du total est payée à la commande, l’autre moitié dans les trente jours suivant la dernière livraison.',
        { about: '2.2 Modifications' },
        'Une page modifiée après approbation coûte 4,00 euros par exemplaire déjà imprimé.',
      ],
    },
    {
      heading: '3. Qualité et confidentialité',
      blocks: [
        { about: '3.1 Approbation' },
        'L’impression commence lorsque le client a approuvé l’épreuve par écrit. Les exemplaires qui s’en écartent sont refaits aux frais du prestataire.',
        { about: '3.2 Contenu confidentiel' },
        'Jusqu’à la publication du rapport, le prestataire ne le montre qu’aux personnes qui y travaillent et détruit les feuilles gâchées dans son atelier.',
        { about: '3.3 Responsabilité' },
        'Chaque partie répond de ses fautes, à concurrence du total de la commande. Le retard d’un transporteur n’est imputable à aucune des deux.',
        { about: '3.4 Durée' },
        'Le contrat est conclu pour trois ans, puis reconduit d’année en année, sauf dénonciation écrite trois mois à l’avance.',
      ],
    },
    {
      heading: '4. Signature',
      blocks: [
        'Fait en deux exemplaires, un pour chaque partie.',
        'Le droit du lieu d’établissement du prestataire s’applique. Toute modification du contrat se fait par écrit\u00a0; la nullité d’une clause n’affecte pas les autres.',
      ],
    },
  ],
  signatures: ['Pour le prestataire', 'Pour le client'],
  lines: ['Lieu, date', 'Nom', 'Signature'],
  number: 'Contrat nº 2026-014',
  pageOf: (page, count) => `Page ${page} sur ${count}`,
  annex: {
    title: 'Annexe A',
    heading: 'Annexe A\u00a0: matières',
    blocks: [
      'Papier\u00a0: 120\u00a0g/m², non couché, blanc naturel.',
      'Format\u00a0: 210 × 297\u00a0mm, cousu, couverture toile.',
      materials,
      { about: 'Échantillons' },
      'Chaque partie conserve une feuille de chaque papier et un carré de la toile.',
      { about: 'Remplacement' },
      'Une matière devenue introuvable est remplacée par une autre du même grammage et de la même couleur, après approbation d’un nouvel échantillon.',
    ],
  },
};
