import { languages } from '@pagesmith/kernel';
import { describe, expect, it } from 'vitest';
import { addresses, publicScreens } from '../addresses.ts';
import { documentationPages, prerender } from './prerender.tsx';

const ownPages = documentationPages.map(({ address }) => address);
const paths = [...Object.values(addresses), ...ownPages, '/no-such-page', '/documentation/no-such-operation'];
const publicPaths = [...publicScreens.map((screen) => addresses[screen]), ...ownPages];

describe.each(languages)('in %s', (language) => {
  it.each(paths)('%s can be rendered without a browser', async (path) => {
    const { head, body } = await prerender(path, language);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(head.match(/<title>/g)).toHaveLength(1);
  });

  it.each(paths)('%s needs no inline style and no inline script', async (path) => {
    const { body } = await prerender(path, language);
    expect(body).not.toMatch(/\sstyle="|<style|<script/);
  });

  it.each(publicPaths)('%s tells search engines and previews what it is, and where', async (path) => {
    const { head, body } = await prerender(path, language);
    expect(head).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(head).toContain(`<link rel="canonical" href="__publicUrl__${path}"`);
    expect(head).toContain('property="og:image" content="__publicUrl__/preview.png"');
    expect(body).not.toMatch(/<title|<meta/);
  });
});
