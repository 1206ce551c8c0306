/**
 * Whether the mail server found that a mail comes from the domain it names as its sender's: DMARC (RFC 7489) as it is
 * told in `Authentication-Results` (RFC 8601, 2.2). A header under another name than our server's proves nothing.
 */
export function isProven(authentication: string, sender: string, authservId: string): boolean {
  const [server = '', ...methods] = withoutRemarks(authentication)
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (server.split(/\s/)[0] !== authservId.toLowerCase()) return false;
  const [found, ...others] = methods.filter((method) => /^dmarc\s*=/.test(method));
  if (!found || others.length > 0) return false;
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  const [, told] = /\sheader\.from\s*=\s*(\S+)/.exec(found) ?? [];
  return /^dmarc\s*=\s*pass(\s|$)/.test(found) && told === domain;
}

/** Comments and quoted texts may hold what a stranger wrote, such as a result. One that does not end takes all. */
function withoutRemarks(header: string): string {
  let kept = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < header.length; at += 1) {
    const sign = header[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && depth > 0) depth -= 1;
    else if (depth === 0) kept += sign;
  }
  return isQuoted || depth > 0 ? '' : kept;
}
