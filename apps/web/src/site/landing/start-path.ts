import { addresses } from '../../../addresses.ts';

/** “Get started” means a new account: the form opens in that mode, and the dashboard with a key. */
export const startPath = `${addresses.login}?start`;

export const isStart = (search: string): boolean => new URLSearchParams(search).has('start');

/** Until the page is left: nothing of it is stored in the browser. */
let isStarting = false;

export function keepStart(search: string): void {
  isStarting ||= isStart(search);
}

export const hasStarted = (): boolean => isStarting;
