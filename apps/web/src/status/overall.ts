import type { StatusComponent } from '@pagesmith/catalog';
import type { ComponentStatus } from '@pagesmith/contract';

interface Overall {
  readonly state: ComponentStatus['state'];
  /** Those that are in this state. */
  readonly named: readonly StatusComponent[];
}

/** The worst of what was measured; `unknown` only where nothing was. */
export function overallOf(components: readonly Pick<ComponentStatus, 'component' | 'state'>[]): Overall {
  const worst = (['down', 'planned', 'up'] as const).find((state) =>
    components.some((one) => one.state === state),
  );
  const state = worst ?? 'unknown';
  return { state, named: components.filter((one) => one.state === state).map((one) => one.component) };
}
