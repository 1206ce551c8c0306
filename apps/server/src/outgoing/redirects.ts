import type { IncomingMessage } from 'node:http';
import type { Destination } from './destination.ts';
import { outgoingFailures } from './failures.ts';
import { responseOf } from './request.ts';

const redirectsMax = 5;
const redirectStatuses = [301, 302, 303, 307, 308];
/** Nothing of the caller's goes along: neither key nor cookie. */
const headers = { accept: 'application/pdf, */*;q=0.1', 'user-agent': 'Pagesmith' };

/** The first answer that leads nowhere else. */
export async function followRedirects(
  url: string,
  find: (url: string) => Promise<Destination>,
  conditions: Parameters<typeof responseOf>[2],
): Promise<IncomingMessage> {
  let address = url;
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    const destination = await find(address);
    const response = await responseOf(destination, { method: 'GET', headers }, conditions);
    const { location } = response.headers;
    if (!redirectStatuses.includes(response.statusCode ?? 0) || location === undefined) return response;
    response.destroy();
    address = URL.canParse(location, destination.url.href)
      ? new URL(location, destination.url).href
      : location;
  }
  throw outgoingFailures.redirectsTooMany({ countMax: redirectsMax });
}
