/**
 * What is typed for an id. An operation is its own address, and goes without `pdf`; anything else is a noun, the first
 * word of its address, and what is done with it: the id without the noun. `/keys/{id}/rotation`, `rotate-key`: keys rotate.
 */
export function nameOf(id: string, path: string): string {
  const [noun = ''] = path.split('/').filter(Boolean);
  if (noun === id) return id.replace(/-pdf$/, '');
  const words = noun.split('-').map(singular);
  const verb = id.split('-').filter((word) => !words.includes(singular(word)));
  return `${noun} ${verb.join('-')}`;
}

const singular = (word: string): string => word.replace(/s$/, '');
