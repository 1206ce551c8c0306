import { formFailures } from './failures.ts';

/** Levenshtein's distance, given up once it cannot fall below `limit`. */
function distance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
    if (Math.min(...row) >= limit) return limit;
  }
  return row[right.length] ?? limit;
}

/** A failure that lists the form's names, the nearest to what was sent first. */
export function unknownField(field: string, known: Iterable<string>) {
  const names = [...known];
  const asked = field.slice(0, 200).toLowerCase();
  let nearest: { name: string; steps: number } | undefined;
  for (const name of names) {
    const steps = distance(
      asked,
      name.slice(0, 200).toLowerCase(),
      nearest?.steps ?? Number.POSITIVE_INFINITY,
    );
    if (!nearest || steps < nearest.steps) nearest = { name, steps };
  }
  const first = nearest ? [nearest.name] : [];
  return formFailures.fieldUnknown({
    field,
    known: [...first, ...names.filter((name) => name !== nearest?.name)],
  });
}
