/** What stands between a tag in an answer of S3: its answers are flat, and hold no text but keys, dates and ids. */
export const textOf = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
