export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved: time passes in a test without waiting. */
export function movableClock(start: Date | string): Clock & { moveTo(time: Date | string): void } {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    moveTo: (time) => {
      current = new Date(time);
    },
  };
}
