import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { vatWords } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import type { Config } from '../config.ts';
import { hostingWords, subProcessorWords } from '../legal/sub-processors.ts';
import { inTheme, type Theme } from './theme.ts';

/** Who runs the site and where: what the build left open. */
export type Operator = Pick<Config, 'publicUrl' | 'company' | 'payments' | 'logRetentionDays'>;

export interface Prerendered {
  readonly text: string;
  /** Changes with the text: a browser that has this one need not get it again. */
  readonly etag: string;
  /** Compressed on the first request, and kept. */
  packed(encoding: Encoding): Buffer;
  /** The same as it is sent to visitors who have chosen a theme; unchanged if none is chosen. */
  inTheme(theme: Theme | undefined): Prerendered;
}

export type Encoding = 'br' | 'gzip';

export interface PrerenderedPages {
  /** The page of an address, or the empty one that the browser fills, where the build made none; as a mailed link shows it, if it does. */
  pageAt(path: string, language: Language, isMailedLink?: boolean): Prerendered;
  absentPage(language: Language): Prerendered;
  /** `sitemap.xml`, `robots.txt`, `llms.txt`. */
  file(name: string): Prerendered;
  /** The addresses of pages that are there as Markdown too, and such a page. */
  readonly markdownPaths: readonly string[];
  markdownAt(path: string, language: Language): Prerendered;
}

/** Reads what the build has prerendered, once, with the operator's facts in their places. */
export function readPrerendered(folder: string, operator: Operator): PrerenderedPages {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const files = new Map(
    names.map((name) => [name, prerendered(filled(readFileSync(join(folder, name), 'utf8'), operator))]),
  );
  const file = (name: string): Prerendered => {
    const found = files.get(name);
    if (!found) throw new Error(`The build has no file ${name} in ${folder}: build the pages again.`);
    return found;
  };
  const isMarkdown = /^(.+)\.en\.md$/;
  return {
    file,
    markdownPaths: names.flatMap((name) => isMarkdown.exec(name)?.[1] ?? []).map((name) => `/${name}`),
    markdownAt: (path, language) => file(`${path.slice(1)}.${language}.md`),
    absentPage: (language) => file(`404.${language}.html`),
    pageAt: (path, language, isMailedLink = false) => {
      const name = path.slice(1) || 'index';
      const page = files.get(`${name}.${language}.html`) ?? file(`shell.${language}.html`);
      return (isMailedLink && files.get(`${name}.link.${language}.html`)) || page;
    },
  };
}

export function prerendered(text: string): Prerendered {
  const kept = new Map<Encoding, Buffer>();
  const themed = new Map<Theme, Prerendered>();
  const page: Prerendered = {
    text,
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    packed: (encoding) => {
      const packed = kept.get(encoding) ?? pack[encoding](text);
      kept.set(encoding, packed);
      return packed;
    },
    inTheme: (theme) => {
      if (theme === undefined) return page;
      const found = themed.get(theme) ?? prerendered(inTheme(text, theme));
      themed.set(theme, found);
      return found;
    },
  };
  return page;
}

// Brotli's highest level would hold up everybody for a fifth of a second, for a twentieth less.
const pack: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => gzipSync(text, { level: 9 }),
};

/** A placeholder is the fact's name between double underscores. */
function filled(text: string, { publicUrl, company, payments, logRetentionDays }: Operator): string {
  const hosting = hostingWords(company);
  const subProcessors = subProcessorWords(company, payments);
  const facts: Record<string, string> = {
    __publicUrl__: publicUrl,
    __companyName__: company.name,
    __companyAddress__: company.address,
    __salesEmail__: company.salesEmail,
    __supportEmail__: company.supportEmail,
    __vatEn__: vatWords[company.vat].en,
    __vatFr__: vatWords[company.vat].fr,
    __logRetentionDays__: String(logRetentionDays),
    __hostingEn__: hosting.en,
    __hostingFr__: hosting.fr,
    __subProcessorsEn__: subProcessors.en,
    __subProcessorsFr__: subProcessors.fr,
  };
  return text.replace(/__[a-zA-Z]+__/g, (name) => escaped(facts[name] ?? name));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
