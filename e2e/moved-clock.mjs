// Imported before the server: moves its clock by ?days=, so that what follows from the calendar can be looked at today.
const movedMs = Number(new URL(import.meta.url).searchParams.get('days')) * 86_400_000;

globalThis.Date = new Proxy(Date, {
  construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [real.now() + movedMs]),
  get: (real, name) => (name === 'now' ? () => real.now() + movedMs : Reflect.get(real, name)),
});
