/** Where lines of text may begin and end. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}
