import { type Location, ScrollRestoration } from 'react-router';

let path: string | undefined;
let visit = 0;

/** Another one for each visit to a page: no place is remembered from the visit before. */
function placeKey({ pathname, key }: Location): string {
  if (pathname !== path) visit += 1;
  path = pathname;
  return `${visit} ${key}`;
}

/** Every change of page begins at the top, also a step back; within a page, a step back leads to where one was. */
export const RouteScroll = () => <ScrollRestoration getKey={placeKey} />;
