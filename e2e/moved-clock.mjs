// Imported before the server: its clock is as many days ahead as a file says, so that what follows from the calendar
// can be looked at today.
import { readFileSync } from 'node:fs';

const file = new URL(import.meta.url).searchParams.get('file');
const movedMs = () => Number(readFileSync(file, 'utf8')) * 86_400_000;

globalThis.Date = new Proxy(Date, {
  construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [real.now() + movedMs()]),
  get: (real, name) => (name === 'now' ? () => real.now() + movedMs() : Reflect.get(real, name)),
});
