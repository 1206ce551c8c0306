import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { addresses } from './addresses.ts';

const server = 'http://localhost:3000';
const toServer: ProxyOptions = { target: server, ws: true };

/** A page is always asked for with GET; every other method is a call to the API. */
const callsToServer: ProxyOptions = {
  target: server,
  bypass: ({ method, url }) => (method === 'GET' || method === 'HEAD' ? url : undefined),
};

/** For the server: where there is a screen it answers 200, elsewhere 404. */
const listPages: Plugin = {
  name: 'list-pages',
  generateBundle() {
    const source = JSON.stringify(Object.values(addresses));
    this.emitFile({ type: 'asset', fileName: 'pages.json', source });
  },
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
      .replaceAll('__supportEmail__', 'support@localhost'),
};

export default defineConfig({
  plugins: [react(), tailwind(), listPages, nameOperator],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows scripts, styles and fonts from our own origin only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For the prerendering, which names each page's own code in its head.
    manifest: true,
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
