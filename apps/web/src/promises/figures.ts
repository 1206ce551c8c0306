const amount = String.raw`\d[\d.,\s]*`;
const units = [
  'calls|appels|credits|crédits|trials|essais|jobs|tâches|times|fois|characters|caractères',
  'KB|MB|GB|Ko|Mo|Go|s|min|minutes?|h|hours?|heures?|seconds?|secondes?|days?|jours?|months?|mois',
].join('|');
const words = 'two|three|four|five|six|seven|eight|twelve|deux|trois|quatre|cinq|sept|huit|douze';
const times = 'minutes|hours|heures|seconds|secondes|days|jours|months|mois|weeks|semaines|years|ans';

/** An amount of money, a share, a number with its unit, or a number that stands alone in its cell. */
const figure = new RegExp(
  String.raw`[$€]${amount}|${amount}(?:[$€%]|(?:${units})(?![\p{L}_]))|\b(?:${words}) (?:${times})\b|^${amount}$`,
  'giu',
);

/** The figures of a sentence: nothing is none, nor is the number of a section. */
export const figuresOf = (sentence: string): string[] =>
  [...sentence.matchAll(figure)]
    .map(([text]) => text.trim())
    .filter((text) => /[1-9\p{L}]/u.test(text) && !/^\d+\.$/.test(text));
