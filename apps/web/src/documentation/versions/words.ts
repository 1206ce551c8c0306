import { defineWords } from '../../language/define-words.ts';

export const versionsWords = defineWords({
  en: {
    title: 'Versions',
    lead: (version: string) =>
      `A key keeps the version of the API that it was first used with. To ask for another, send the header pagesmith-version: ${version}. Every answer names its version in the same header; an unknown version is refused, and the error lists those that exist.`,
    rules: 'What can change',
    rule: {
      same: 'Within a version, answers only grow: new operations, options, properties, headers and error codes. Ignore what you do not know.',
      next: 'Anything else is a new version, and keys that are in use stay with theirs.',
      end: (months: number) =>
        `Anything that is to end is announced in the changelog at least ${months} months in advance. Until then, its answers carry the header Deprecation (since when, RFC 9745), Sunset (until when, RFC 8594) and a Link to what replaces it.`,
      now: (versions: string) => `Supported versions: ${versions}. Nothing is deprecated.`,
    },
  },
  fr: {
    title: 'Versions',
    lead: (version: string) =>
      `Une clé garde la version de l’API avec laquelle elle a été utilisée pour la première fois. Pour en demander une autre, envoyez l’en-tête pagesmith-version\u00a0: ${version}. Chaque réponse indique sa version dans le même en-tête\u00a0; une version inconnue est refusée, et l’erreur énumère celles qui existent.`,
    rules: 'Ce qui peut changer',
    rule: {
      same: 'Au sein d’une version, les réponses ne font que s’enrichir\u00a0: nouvelles opérations, options, propriétés, en-têtes et codes d’erreur. Ignorez ce que vous ne connaissez pas.',
      next: 'Tout le reste est une nouvelle version, et les clés en service gardent la leur.',
      end: (months: number) =>
        `Ce qui doit disparaître est annoncé dans le journal des changements au moins ${months}\u00a0mois avant. D’ici là, ses réponses portent les en-têtes Deprecation (depuis quand, RFC 9745), Sunset (jusqu’à quand, RFC 8594) et un Link vers ce qui le remplace.`,
      now: (versions: string) =>
        `Versions prises en charge\u00a0: ${versions}. Aucune fonctionnalité n’est obsolète.`,
    },
  },
});
