// What the questions import in place of vitest, so that one warm process can ask them hundreds of times.
import { isDeepStrictEqual } from 'node:util';

/** Every question, with the names of the thresholds that its answer looks at. */
export const questions = [];
/** Every threshold of the conversion, with its value and how to set another. */
export const thresholds = [];
const path = [];
let current;
let isWatching = false;

export function describe(name, define) {
  path.push(name);
  define();
  path.pop();
}

export function it(name, ask) {
  questions.push({ name: [...path, name].join(' '), ask, looked: new Set(), made: new Map(), asked: 0 });
}

it.each = (rows) => (name, ask) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    it(name.replace(/%\w/, String(values[0])), () => ask(...values));
  }
};

/** Asks a question; answers whether the answer is the one expected. */
export async function isAnswered(question) {
  current = question;
  question.asked = 0;
  try {
    await question.ask();
    return true;
  } catch {
    return false;
  }
}

/** Asks with the thresholds as they are, and takes note of those that the answer looks at. */
export async function isAnsweredAsIs(question) {
  isWatching = true;
  const isRight = await isAnswered(question);
  isWatching = false;
  return isRight;
}

export function look(name) {
  if (isWatching) current?.looked.add(name);
}

/**
 * What no threshold can change is made once for a question, and known by how much was made before it. Its lists are new
 * each time, because the conversion keeps what it has found out about a list.
 */
export function remembered(name, make) {
  const key = `${name} ${current.asked++}`;
  if (!current.made.has(key)) current.made.set(key, make());
  const made = current.made.get(key);
  if (made === undefined || made instanceof Promise) return made;
  const renewed = ([part, value]) => [part, Array.isArray(value) ? [...value] : value];
  return Object.fromEntries(Object.entries(made).map(renewed));
}

class Unexpected extends Error {}

const matchers = {
  toBe: Object.is,
  toEqual: isDeepStrictEqual,
  toContain: (value, part) => value.includes(part),
  toHaveLength: (value, length) => value.length === length,
  toBeLessThan: (value, limit) => value < limit,
  toBeGreaterThan: (value, limit) => value > limit,
  toMatch: (value, pattern) => pattern.test(value),
};

export function expect(value) {
  const assert = (isNegated) =>
    Object.fromEntries(
      Object.entries(matchers).map(([name, matches]) => [
        name,
        (expected) => {
          if (matches(value, expected) === isNegated) throw new Unexpected(`${name}: ${String(value)}`);
        },
      ]),
    );
  return { ...assert(false), not: assert(true) };
}
