import { type Location, ScrollRestoration } from 'react-router';

let path: string | undefined;
let visit = 0;

/** Another one for each visit to a page: no place is remembered from the visit before. */
function placeKey({ pathname, key }: Location): string {
  if (pathname !== path) visit += 1;
  path = pathname;
  return `${visit} ${key}`;
}

/** Every page opens at the top, even when going back; within a page, going back returns to the earlier position. */
export const RouteScroll = () => <ScrollRestoration getKey={placeKey} />;
