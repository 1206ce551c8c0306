import { PageField } from './page-field.tsx';
import type { PartProps } from './part-props.ts';

/** A list of pages. */
export const PagesPart = (props: PartProps) => <PageField {...props} />;

/** One page number. */
export const PagePart = (props: PartProps) => (
  <PageField {...props} input={{ type: 'number', min: 1, step: 1 }} />
);
