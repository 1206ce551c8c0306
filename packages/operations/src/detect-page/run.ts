import type { Run } from '../run/run.ts';
import { pageHolding, placesHolding } from '../run/text.ts';
import type { detectPage } from './definition.ts';
import { placesCut } from './warnings.ts';

export const run: Run<typeof detectPage> = async ({ file, searchText }, { accents, all }, context) => {
  const options = { ignoresAccents: accents === 'ignore' };
  if (!all) return pageHolding(file, searchText, context, options);
  const { isCut, ...found } = await placesHolding(file, searchText, context, options);
  if (isCut) context.warn(placesCut);
  return found;
};
