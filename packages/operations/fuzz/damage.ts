import type { Random } from './random.ts';

type Damage = (file: Buffer, random: Random) => Buffer;

const stretch = (file: Buffer, random: Random, lengthMax: number): [start: number, end: number] => {
  const start = random.below(file.length);
  return [start, Math.min(file.length, start + 1 + random.below(lengthMax))];
};

/** The file's end is missing, as after a broken transfer. */
const cutEnd: Damage = (file, random) => file.subarray(0, 1 + random.below(file.length));

const cutOut: Damage = (file, random) => {
  const [start, end] = stretch(file, random, file.length / 4);
  return Buffer.concat([file.subarray(0, start), file.subarray(end)]);
};

const swap: Damage = (file, random) => {
  const [one, other] = [random.below(file.length), random.below(file.length)].sort((a, b) => a - b);
  const length = Math.min(1 + random.below(4_096), (other ?? 0) - (one ?? 0));
  const copy = Buffer.from(file);
  file.copy(copy, one, other, (other ?? 0) + length);
  file.copy(copy, other, one, (one ?? 0) + length);
  return copy;
};

const repeat: Damage = (file, random) => {
  const [start, end] = stretch(file, random, 8_192);
  return Buffer.concat([file.subarray(0, end), file.subarray(start)]);
};

const scatter: Damage = (file, random) => {
  const copy = Buffer.from(file);
  for (let count = 1 + random.below(64); count > 0; count -= 1) {
    copy[random.below(copy.length)] = random.below(256);
  }
  return copy;
};

const strangeNumbers = [
  '0',
  '-1',
  '2147483648',
  '4294967295',
  '99999999999999999999',
  '1e9',
  '.',
  '--5',
  '0.0000001',
];

/** Another number where one stands: lengths, places, references, boxes. */
const renumber: Damage = (file, random) => {
  const text = file.toString('latin1');
  const numbers = [...text.matchAll(/(?<=[\s[/])\d+(?=[\s\]/>])/g)];
  if (numbers.length === 0) return file;
  const chosen = Array.from({ length: 1 + random.below(8) }, () => random.pick(numbers));
  return replaced(text, chosen, () =>
    random.below(2) === 0 ? random.pick(strangeNumbers) : random.pick(numbers)[0],
  );
};

/** One key or value in the place of another: types, filters, parents and kids. */
const rename: Damage = (file, random) => {
  const text = file.toString('latin1');
  const names = [...text.matchAll(/\/[A-Z][A-Za-z0-9]{1,20}/g)];
  if (names.length === 0) return file;
  const chosen = Array.from({ length: 1 + random.below(6) }, () => random.pick(names));
  return replaced(text, chosen, () => random.pick(names)[0]);
};

function replaced(text: string, chosen: readonly RegExpExecArray[], by: () => string): Buffer {
  const inOrder = [...new Set(chosen)].sort((one, other) => one.index - other.index);
  let [result, from] = ['', 0];
  for (const { 0: old, index } of inOrder) {
    result += text.slice(from, index) + by();
    from = index + old.length;
  }
  return Buffer.from(result + text.slice(from), 'latin1');
}

const damages = { cutEnd, cutOut, swap, repeat, scatter, renumber, rename };
const names = Object.keys(damages) as (keyof typeof damages)[];

/** One to three kinds of damage, and which they were. */
export function damaged(file: Buffer, random: Random): { file: Buffer; by: readonly string[] } {
  const by = Array.from({ length: 1 + random.below(3) }, () => random.pick(names));
  return {
    by,
    file: by.reduce((bytes, name) => (bytes.length > 0 ? damages[name](bytes, random) : bytes), file),
  };
}
