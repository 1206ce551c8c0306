/** How far a text or a column reaches across the page. */
export interface Interval {
  readonly left: number;
  readonly right: number;
}
