const roundSteps = [1, 2, 5];
const stepsWanted = 4;

/** Where the scale of a chart is labelled: from nought, in round steps, to the first that no value exceeds. */
export function ticksFor(largest: number): number[] {
  const step = roundStep(Math.max(largest, stepsWanted) / stepsWanted);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 and so on that is not below. */
function roundStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    const step = roundSteps.find((round) => round * power >= least);
    if (step) return step * power;
  }
}
