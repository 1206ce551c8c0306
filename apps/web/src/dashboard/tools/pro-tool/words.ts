import { defineWords } from '../../../language/define-words.ts';

export const proToolWords = defineWords({
  en: {
    left: (left: number, total: number) => `Pro Tool: ${left} of ${total} free trials left this month`,
    marked: (mark: string) => `A trial uses no credit, and its result carries the mark “${mark}”.`,
    free: 'A trial uses no credit.',
    addOn: (fee: string) =>
      `With the Pro Tools add-on, calls are unlimited and unmarked, at ${fee} each. The Pro plan includes them.`,
    toBilling: 'Go to billing',
  },
  fr: {
    left: (left: number, total: number) =>
      `Pro Tool, essais gratuits restants ce mois\u2011ci\u00a0: ${left} sur ${total}`,
    marked: (mark: string) =>
      `Un essai ne consomme aucun crédit, et son résultat porte la mention «\u00a0${mark}\u00a0».`,
    free: 'Un essai ne consomme aucun crédit.',
    addOn: (fee: string) =>
      `Avec l’option Pro Tools, les appels sont illimités et sans mention, à ${fee} chacun. La formule Pro les comprend.`,
    toBilling: 'Aller à la facturation',
  },
});
