// What is a table, and what its cells are. Each number says its unit and what it decides; `npm run mutants` tells which question asks for it.

/** Points. Rules whose middles differ by less are in one line. */
export const sameLinePoints = 0.8;
/** Points. A wider gap divides two rules of one line. */
export const ruleGapPointsMax = 2.5;

/** Points. Figures that end within this distance end at one edge. */
export const figureEdgePoints = 1.5;

/** Points. Texts closer to each other are in one column. */
export const columnGapPointsMin = 4;
/** Em. Figures further apart are those of two columns. */
export const figureGapEmMin = 0.5;
/** Share of the smaller line. Lines in columns of their own that have more of their height in common stand beside each other. */
export const staggeredShareMin = 0.1;
/** Rows. As many must have a text in each column before another may have one over several. No question asks for it: with a single such row above, a text over two columns makes them one. */
export const fullRowsMin = 2;

/** Points. Rules and grounds reach this far beyond the texts of a table. */
export const outerPointsMax = 16;
/** Points. How exactly a rule meets the edge of a cell. */
export const borderSlackPoints = 2;
/** Share of the side. A rule along less of it is no border of a cell. */
export const borderShareMin = 0.5;
/** Rules. As many say how wide a table is. */
export const widerRulesMin = 2;
/** Points. A few rules widen a table by no more. */
export const widerPointsMax = 120;
/** Rules. As many are those of its rows, however far they go. */
export const widestRulesMin = 4;

/** Columns. Of a ruled row that holds several rows of figures. */
export const splitColumnsMin = 3;
/** Share of the columns. Each of the rows has a text in as many. */
export const splitFilledShareMin = 0.6;
/** Share of the lines. No more have nothing but a label, as the first line of a long one, or a title (a table of crimes). */
export const splitLabelsShareMax = 0.3;
/** Em. A line so far below the one before it is a row, though it has fewer texts. */
export const splitGapEmMin = 3;
/** Lines. Fewer below a line without digits are not the rows of which it holds the heads. */
export const splitHeadedMin = 2;
/** Share of the texts. Rows of words are wrapped lines; as many must hold a digit; below heads without one, be without a letter. */
export const splitNumbersShareMin = 0.5;
/** Points. Twice the room above the text of a row that was split off. */
export const splitSlackPoints = 2;
/** Em. How exactly a text that stands beside all of these rows stands in their middle, and apart from their lines. */
export const spanningSlackEm = 0.5;

/** Lines. As many figures below each other, without rules between their columns, are columns of a ruled table (three columns of arrests under “Total”, “Male” and “Female” each). */
export const bareLinesMin = 4;
/** Points. Such columns are further apart in all of their lines. */
export const bareColumnGapPointsMin = 1.5;
/** Points. So far behind its figures such a column ends: heads of several lines that end with them are set to the right with them. */
export const bareRoomPoints = 1.5;
/** Share of the cells. No more of what stands above and between such figures, such as titles, goes over their columns. */
export const bareWholeShareMax = 0.3;

/** Points. The least height of a line of heads, and of what is below it, in a row that upright rules divide from its middle on. */
export const headLinePointsMin = 5;

/** Points. Rules this close to each other touch. */
export const nearPoints = 3;
/** Points. A square for one letter is narrower. */
export const squarePointsMax = 30;
/** Squares. As many in a row make a table though little stands in it. */
export const squaresInRowMin = 6;
/** Points. Texts whose baselines differ by less are in one line, which may go on behind a column without a rule at its end. */
export const sameBaselinePoints = 1;
/** Share of the width between the upright rules. As far beyond them, a single rule makes no column. */
export const overhangShareMin = 1;

/** Share of a table's width. A wider text beside it has a place of its own. */
export const sideWidthShareMax = 0.35;
/** Share of a table's width. Wider texts are no labels of its rows, even where each row has one. */
export const labelsWidthShareMax = 0.6;
/** Lines. As many at the left of the lines of a form, between these, are a label beside them. */
export const labelLinesMin = 3;
/** Points. Text beside a table reaches no further above and below it. */
export const sideSlackPoints = 4;
/** Em. Lines of one text beside a table have no wider gap between them. */
export const sideGapEmMax = 1;

/** Share of a word. With as much of it in the next cell, it stands across the rule between them. */
export const crossedWordShareMin = 0.2;
/** Share of the words. If more of them stand across rules, these divide nothing: squared paper. */
export const crossingWordsShareMax = 0.15;

/** Em. A rule that begins and ends this close to words, and stands so close to their baseline, underlines them; one that goes further is a border of their cell. */
export const underlineSlackEm = 0.4;
/** Em. A line this far below the letters still belongs to them where it begins and ends with words. */
export const lowLineEmMax = 0.35;
/** Em. How exactly it begins and ends with them. */
export const lowLineSlackEm = 0.1;
/** Share of the cell's height. A lower ground is that of some of its lines. */
export const stripeShareMax = 0.6;
/** Share of the cell's width. A narrower ground is that of a word, a box to tick or a part of a chart. */
export const stripeWidthShareMin = 0.9;

/** Stripes. As many grounds of one width below each other are those of every other row of a table. */
export const stripesMin = 3;
/** Points. A narrower ground is none of a row. */
export const stripeWidthPointsMin = 150;
/** Share of the lowest stripe's height. A row without a ground is no higher. */
export const stripeGapShareMax = 4;
/** Points. Stripes go no further beyond the text of their table, unless it is to the edge of the page. */
export const stripeMarginPointsMax = 30;
/** Share of the rows. Texts of so few may go over the edge between two columns. */
export const crossingRowsShareMax = 0.15;

/** Rules. As many between the rows of a table tell which lines are one row of it. */
export const ruledRowsMin = 4;
/** Share of the rows. Rules below fewer of them divide groups of rows. */
export const ruledRowsShareMin = 0.6;
/** Share of the table's width. A shorter rule divides no rows. */
export const ruledWidthShareMin = 0.9;
