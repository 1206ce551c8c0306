import type { PageLink } from '@pagesmith/pdf';

// Word cuts longer addresses off.
const lengthMax = 2_048;
const followed = /^(https?:\/\/[^/?#]|mailto:.|tel:.)/i;
// Word and Windows read a backslash as a slash, so http:\\host is a folder of another machine; controls hide in a scheme.
const tricks = /[\p{Cc}\p{Cf}\\]/u;

/** A Word document opens whatever a link names, programs and scripts too: only these kinds of address get through. */
export const isSafeAddress = (url: string): boolean =>
  url.length <= lengthMax && followed.test(url) && !tricks.test(url) && URL.canParse(url);

export interface LinkGate {
  pass(links: readonly PageLink[]): PageLink[];
  readonly removedCount: number;
}

/** Lets through links inside the document and to safe addresses, and counts the others. */
export function openLinkGate(): LinkGate {
  let removedCount = 0;
  return {
    pass(links) {
      const safe = links.filter(({ url }) => url === undefined || isSafeAddress(url));
      removedCount += links.length - safe.length;
      return safe;
    },
    get removedCount() {
      return removedCount;
    },
  };
}
