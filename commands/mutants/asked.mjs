// What the questions import in place of vitest, so that one warm process can ask them hundreds of times.
import { isDeepStrictEqual } from 'node:util';

/** Every question, with the names of the thresholds that its answer looks at. */
export const questions = [];
/** Every threshold of the conversion, with its value and how to set another. */
export const thresholds = [];
const path = [];
let current;

export function describe(name, define) {
  path.push(name);
  define();
  path.pop();
}

export function it(name, ask) {
  questions.push({ name: [...path, name].join(' '), ask, looked: new Set(), pages: new Map(), asked: 0 });
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

export const look = (name) => current?.looked.add(name);

/** A page of a question is known by how many were read before it. */
export function remembered(page, read) {
  const key = `${page} ${current.asked++}`;
  if (!current.pages.has(key)) current.pages.set(key, read());
  return current.pages.get(key);
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
