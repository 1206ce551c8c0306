const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** As n8n writes labels: `searchText` and `search-text` are Search Text. */
export const titleOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .split('-')
    .map((word) => (/^(pdf|id|url)$/i.test(word) ? word.toUpperCase() : capitalized(word)))
    .join(' ');

/** The noun that something belongs to: an operation is its own address, and belongs to PDFs. */
export function resourceOf(id: string, path: string): string {
  const [noun = ''] = path.split('/').filter(Boolean);
  return noun === id && id !== 'pipelines' ? 'pdf' : noun;
}
