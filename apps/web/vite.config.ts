import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { loadedTogether } from './loaded-together.ts';
import { namedIcons } from './named-icons.ts';
import { plainPseudoElements } from './plain-pseudo-elements.ts';

const server = 'http://localhost:3000';
const toServer: ProxyOptions = { target: server, ws: true };

/** A page is always asked for with GET; every other method is a call to the API. */
const callsToServer: ProxyOptions = {
  target: server,
  bypass: ({ method, url }) => (method === 'GET' || method === 'HEAD' ? url : undefined),
};

/** What the server puts into the pages it serves; while developing, vite serves them. */
const nameOperator: Plugin = {
  name: 'name-operator',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replaceAll('__publicUrl__', server)
      .replaceAll('__companyName__', 'Pagesmith')
      .replaceAll('__companyAddress__', '')
      .replaceAll('__salesEmail__', 'sales@localhost')
      .replaceAll('__supportEmail__', 'support@localhost')
      .replaceAll('__logRetentionDays__', '395')
      .replace(/__\w+(En|Fr)__/g, ''),
};

export default defineConfig({
  plugins: [react(), tailwind(), plainPseudoElements, namedIcons, nameOperator],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows scripts, styles and fonts from our own origin only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Colours stay `light-dark()`: translated for older browsers, a page of a PDF could not be light in a dark window.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // For the prerendering, which names each page's own code in its head.
    manifest: true,
    // A comment of a package that stands where the bundler has no use for it is nobody's concern here.
    rolldownOptions: {
      onwarn: (warning, warn) => warning.code !== 'INVALID_ANNOTATION' && warn(warning),
      output: { codeSplitting: { groups: [loadedTogether()] } },
    },
  },
  server: {
    proxy: {
      '/v1': toServer,
      '/health': toServer,
      '/metrics': toServer,
      '/openapi.json': toServer,
      '^/': callsToServer,
    },
  },
});
