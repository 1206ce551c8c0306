/** The words of a kebab-case or camelCase name. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const pascalCase = (name: string): string => wordsOf(name).map(capitalized).join('');

export const camelCase = (name: string): string => {
  const [first = '', ...others] = wordsOf(name);
  return first + others.map(capitalized).join('');
};

export const snakeCase = (name: string): string => wordsOf(name).join('_');
