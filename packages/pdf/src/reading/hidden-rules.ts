import type { ObjectsOfPage, Rule } from './read-objects.ts';

/** Points. A rule this close to the side of a rectangle is its edge, and not below it. */
const edgePointsMax = 1.5;
/** Of rectangles and the rules that they may hide: a page with more is left as it is. */
const comparisonsMax = 5_000_000;

interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Without the parts of rules that rectangles were painted over, as the lines between the boxes of a chart run on behind these. */
export function withoutHiddenParts(objects: ObjectsOfPage): ObjectsOfPage {
  const { rules, fills } = objects;
  const covers = fills.filter(({ tint }) => tint === undefined);
  if (covers.length * rules.length > comparisonsMax) return objects;
  const seen = rules.flatMap((rule) => {
    const over = covers.filter(({ at = 0 }) => at > (rule.at ?? 0)).map((cover) => hiddenBy(cover, rule));
    const parts = over.reduce(
      (left: readonly Extent[], hidden) => (hidden === undefined ? left : left.flatMap(without(hidden))),
      [alongOf(rule)],
    );
    return over.every((hidden) => hidden === undefined) ? [rule] : parts.map((part) => partOf(rule, part));
  });
  return { ...objects, rules: seen };
}

const alongOf = ({ box, isHorizontal }: Pick<Rule, 'box' | 'isHorizontal'>): Extent =>
  isHorizontal ? { from: box.left, to: box.right } : { from: box.top, to: box.bottom };

/** What a rectangle hides of a rule that does not run along its sides. */
function hiddenBy({ box }: ObjectsOfPage['fills'][number], rule: Rule): Extent | undefined {
  const { isHorizontal } = rule;
  const across = alongOf({ box, isHorizontal: !isHorizontal });
  const own = alongOf({ box: rule.box, isHorizontal: !isHorizontal });
  if (own.from < across.from + edgePointsMax || own.to > across.to - edgePointsMax) return undefined;
  const [hidden, whole] = [alongOf({ box, isHorizontal }), alongOf(rule)];
  return hidden.from < whole.to && hidden.to > whole.from ? hidden : undefined;
}

const without =
  (hidden: Extent) =>
  ({ from, to }: Extent): Extent[] =>
    [
      { from, to: Math.min(to, hidden.from) },
      { from: Math.max(from, hidden.to), to },
    ].filter((part) => part.to > part.from + edgePointsMax);

const partOf = (rule: Rule, { from, to }: Extent): Rule => ({
  ...rule,
  box: rule.isHorizontal ? { ...rule.box, left: from, right: to } : { ...rule.box, top: from, bottom: to },
});
