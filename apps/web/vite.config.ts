import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

const server = 'http://localhost:3000';
const toServer: ProxyOptions = { target: server, ws: true };

/** A page is always asked for with GET; every other method is a call to the API. */
const callsToServer: ProxyOptions = {
  target: server,
  bypass: ({ method, url }) => (method === 'GET' || method === 'HEAD' ? url : undefined),
};

export default defineConfig({
  plugins: [react(), tailwind()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows scripts, styles and fonts from our own origin only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
