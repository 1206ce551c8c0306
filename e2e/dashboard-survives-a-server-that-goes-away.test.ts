import { expect } from 'vitest';
import { openTab, registerByForm, said } from './customer.ts';
import { journey } from './journey.ts';

const words = said['en-US'];

journey(
  'a dashboard that loses its server says so, recovers by itself and keeps what was typed',
  async (visit) => {
    const { page, open, complaints } = await visit({ isLast: true });
    const sockets: { close(): void }[] = [];
    let isAway = false;
    await page.routeWebSocket('**/v1/realtime**', (socket) => {
      if (isAway) return void socket.close();
      socket.connectToServer();
      sockets.push(socket);
    });
    await open('/login');
    await registerByForm(page, words);
    await openTab(page, words.tabs.apiKeys);
    await page.getByRole('button', { name: words.newKey }).click();
    await page.getByLabel(words.keyName).fill('Invoices');

    isAway = true;
    await page.route('**/v1/**', (route) => route.abort());
    for (const socket of sockets) socket.close();
    await page.getByText('The connection to the server is lost.').waitFor();
    expect(await page.getByLabel(words.keyName).inputValue()).toBe('Invoices');
    await page.getByRole('button', { name: words.createKey }).click();
    await page.getByText('Une erreur est survenue').waitFor();

    isAway = false;
    await page.unroute('**/v1/**');
    await page.getByText('The connection to the server is lost.').waitFor({ state: 'detached' });
    expect(await page.getByLabel(words.keyName).inputValue()).toBe('Invoices');
    await page.getByRole('button', { name: words.createKey }).click();
    await page.getByRole('heading', { name: 'Invoices' }).waitFor();
    // The browser rightly complains about what this journey took away.
    complaints.length = 0;
  },
);
