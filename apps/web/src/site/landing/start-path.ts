import { addresses } from '../../../addresses.ts';
import { isStorageBlocked } from '../../session/stored-session.ts';

/** “Get started” means a new account: the form opens in that mode, and the dashboard with a first run. */
export const startPath = `${addresses.login}?start`;

const storageKey = 'pagesmith_started';

export const isStart = (search: string): boolean => new URLSearchParams(search).has('start');

/** For this window, past the registration. */
export function keepStart(search: string): void {
  if (isStart(search) && !isStorageBlocked()) sessionStorage.setItem(storageKey, 'yes');
}

export const hasStarted = (): boolean => sessionStorage.getItem(storageKey) !== null;
