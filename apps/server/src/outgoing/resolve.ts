import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Every address of a host; none when it has none. */
export type Resolve = (hostname: string) => Promise<string[]>;

// Not `lookup`: that reads the machine's own hosts file and search domains, and a slow name server would hold the
// threads that the whole process reads files with.
const resolver = new Resolver({ timeout: 2_000, tries: 2 });

export const resolveByDns: Resolve = async (hostname) => {
  if (isIP(hostname)) return [hostname];
  // RFC 6761, 6.3: such names are this machine's, and no name server is asked.
  if (/(^|\.)localhost\.?$/.test(hostname)) return ['127.0.0.1', '::1'];
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
