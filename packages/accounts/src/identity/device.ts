import type { Language } from '@pagesmith/kernel';

/** What a browser says of itself, as the protocol names it; empty where it says nothing we know. */
export interface Device {
  readonly osCode: string;
  readonly osName: string;
  readonly osVersion: string;
  readonly clientType: string;
  readonly clientCode: string;
  readonly clientName: string;
  readonly clientVersion: string;
  readonly clientEngine: string;
  readonly deviceName: string;
}

/**
 * The first that fits: browsers name those they want to be taken for, too. What systems have frozen in place of their
 * version (Windows, macOS) is not taken for one.
 */
const browsers = [
  { pattern: /\bEdg(?:A|iOS)?\/([\d.]+)/, code: 'PS', name: 'Microsoft Edge', engine: 'Blink' },
  { pattern: /\b(?:OPR|OPT)\/([\d.]+)/, code: 'OP', name: 'Opera', engine: 'Blink' },
  { pattern: /\bSamsungBrowser\/([\d.]+)/, code: 'SB', name: 'Samsung Browser', engine: 'Blink' },
  { pattern: /\bVivaldi\/([\d.]+)/, code: 'VI', name: 'Vivaldi', engine: 'Blink' },
  { pattern: /\bFxiOS\/([\d.]+)/, code: 'FM', name: 'Firefox Mobile iOS', engine: 'WebKit' },
  { pattern: /\bFirefox\/([\d.]+)/, code: 'FF', name: 'Firefox', engine: 'Gecko' },
  { pattern: /\bCriOS\/([\d.]+)/, code: 'CI', name: 'Chrome Mobile iOS', engine: 'WebKit' },
  { pattern: /\bHeadlessChrome\/([\d.]+)/, code: 'HC', name: 'Headless Chrome', engine: 'Blink' },
  { pattern: /\bChrome\/([\d.]+) Mobile\b/, code: 'CM', name: 'Chrome Mobile', engine: 'Blink' },
  { pattern: /\bChrome\/([\d.]+)/, code: 'CH', name: 'Chrome', engine: 'Blink' },
  {
    pattern: /\bVersion\/([\d.]+) Mobile\b.*\bSafari\//,
    code: 'MF',
    name: 'Mobile Safari',
    engine: 'WebKit',
  },
  { pattern: /\bVersion\/([\d.]+).*\bSafari\//, code: 'SF', name: 'Safari', engine: 'WebKit' },
];

const systems = [
  { pattern: /\bWindows NT\b/, code: 'WIN', name: 'Windows' },
  { pattern: /\biPad\b.*\bOS ([\d_]+)/, code: 'IPA', name: 'iPadOS' },
  { pattern: /\b(?:iPhone|iPod)\b.*\bOS ([\d_]+)/, code: 'IOS', name: 'iOS' },
  { pattern: /\bAndroid ([\d.]+)/, code: 'AND', name: 'Android' },
  { pattern: /\bMac OS X\b/, code: 'MAC', name: 'macOS' },
  { pattern: /\bCrOS\b/, code: 'COS', name: 'Chrome OS' },
  { pattern: /\bLinux\b/, code: 'LIN', name: 'GNU/Linux' },
];

interface Rule {
  readonly pattern: RegExp;
  readonly code: string;
  readonly name: string;
}

const unknown = { code: '', name: '', version: '' };

function found<Known extends Rule>(rules: readonly Known[], userAgent: string) {
  for (const rule of rules) {
    const match = rule.pattern.exec(userAgent);
    if (match) return { ...rule, version: (match[1] ?? '').replaceAll('_', '.') };
  }
  return undefined;
}

export function deviceOf(userAgent: string): Device {
  const client = found(browsers, userAgent);
  const system = found(systems, userAgent) ?? unknown;
  return {
    osCode: system.code,
    osName: system.name,
    osVersion: system.version,
    clientType: client ? 'browser' : '',
    clientCode: client?.code ?? '',
    clientName: client?.name ?? '',
    clientVersion: client?.version ?? '',
    clientEngine: client?.engine ?? '',
    deviceName: system.name === '' ? '' : kindOf(system.code, userAgent),
  };
}

function kindOf(osCode: string, userAgent: string): string {
  if (osCode === 'IOS') return 'smartphone';
  if (osCode === 'IPA') return 'tablet';
  if (osCode === 'AND') return /\bMobile\b/.test(userAgent) ? 'smartphone' : 'tablet';
  return 'desktop';
}

/** For a person to read: "Firefox on Windows". What says nothing we know is shown as it came. */
export function deviceName(userAgent: string, language: Language): string {
  const { clientName, osName } = deviceOf(userAgent);
  if (clientName && osName)
    return { en: `${clientName} on ${osName}`, fr: `${clientName} sous ${osName}` }[language];
  const unknown = { en: 'unknown', fr: 'inconnu' }[language];
  return clientName || osName || userAgent.replace(/\s+/g, ' ').slice(0, 80) || unknown;
}
