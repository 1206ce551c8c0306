import type { Config } from '../config.ts';
import { loopbackHosts } from '../loopback.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

export function configurationFindings({ publicUrl, payments, metricsToken, company }: Config): Finding[] {
  const { hostname, protocol } = new URL(publicUrl);
  if (loopbackHosts.includes(hostname)) {
    return [
      advice(
        'configuration',
        `PUBLIC_URL is ${publicUrl}: mails, and pages shown to visitors, name an address on this machine.`,
        'For more than a trial, set PUBLIC_URL to the address that customers use, such as https://pdf.example.com.',
      ),
    ];
  }
  const findings: Finding[] = [];
  if (protocol !== 'https:') {
    findings.push(
      wrong(
        'configuration',
        `PUBLIC_URL is ${publicUrl}: passwords, keys and documents would cross the network in the clear.`,
        'Put a proxy with TLS in front (operating/nginx.conf) and set PUBLIC_URL to its https address.',
      ),
    );
  }
  if (payments.mode !== 'stripe') {
    findings.push(
      advice(
        'configuration',
        'PAYMENTS is not stripe: whoever buys a plan pays nothing.',
        'Set PAYMENTS=stripe, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
      ),
    );
  }
  if (!metricsToken) {
    findings.push(
      advice(
        'configuration',
        '/metrics answers this machine alone.',
        'Set METRICS_TOKEN for Prometheus elsewhere.',
      ),
    );
  }
  if (!company.address) {
    findings.push(
      advice('configuration', 'The legal pages name no address.', 'Set COMPANY_NAME and COMPANY_ADDRESS.'),
    );
  }
  return findings.length > 0 ? findings : [fine('configuration', `It is served at ${publicUrl}.`)];
}

export function proxyFindings({ publicUrl, trustProxy, host }: Config): Finding[] {
  const isHttps = publicUrl.startsWith('https:');
  if (isHttps && trustProxy === undefined) {
    return [
      wrong(
        'proxy',
        'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is not set: all visitors count as one, at its address, and share its limits.',
        'Set TRUST_PROXY to the number of proxies in front, or to their addresses.',
      ),
    ];
  }
  if (!isHttps && trustProxy !== undefined) {
    return [
      wrong(
        'proxy',
        'TRUST_PROXY is set, but PUBLIC_URL is not https: without a proxy anybody can pretend to be at any address.',
        'Unset TRUST_PROXY, or set PUBLIC_URL to the https address of the proxy.',
      ),
    ];
  }
  if (isHttps && loopbackHosts.includes(host)) {
    return [
      advice(
        'proxy',
        `HOST is ${host}: only a proxy on this machine can reach the server.`,
        'If the proxy runs elsewhere, set HOST=0.0.0.0 and let only the proxy through the firewall.',
      ),
    ];
  }
  const says = trustProxy === undefined ? 'There is none.' : 'Its word on who is calling is trusted.';
  return [fine('proxy', says)];
}
