import { defineWords } from '../language/define-words.ts';

export const canvasWords = defineWords({
  en: {
    picture: (page: number) => `Picture of page ${page}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit to width',
    pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
    opening: 'Opening…',
    protected: 'This file is protected by a password.',
    unreadable: 'Your browser cannot show this file; the server may still be able to read it.',
  },
  fr: {
    picture: (page: number) => `Image de la page ${page}`,
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Ajuster à la largeur',
    pageOf: (page: number, count: number) => `Page ${page} sur ${count}`,
    opening: 'Ouverture…',
    protected: 'Ce fichier est protégé par un mot de passe.',
    unreadable:
      'Votre navigateur ne peut pas afficher ce fichier\u00a0; le serveur pourra peut-être le lire.',
  },
});
