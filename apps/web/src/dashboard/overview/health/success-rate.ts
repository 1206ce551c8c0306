/** In thousandths, rounded; but what is not whole must not look it, nor what is not nothing. */
export function successRate(successes: number, calls: number): number {
  const thousandths = Math.round((successes / calls) * 1_000);
  if (successes < calls && thousandths === 1_000) return 0.999;
  return successes > 0 && thousandths === 0 ? 0.001 : thousandths / 1_000;
}
