/** The look of the site (apps/web/src/paper/paper.css), for pages that are plain forms and carry no script. */
export const style = `@font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url("/fonts/inter.woff2") format("woff2"); }
@font-face { font-family: "Source Serif 4"; font-weight: 600; font-display: swap; src: url("/fonts/source-serif-4.woff2") format("woff2"); }
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf9f6, #14161a); --sheet: light-dark(#ffffff, #1c1f25);
  --ink: light-dark(#1b1d22, #ecebe7); --soft: light-dark(#5a5f6b, #a6abb6);
  --rule: light-dark(#e2ded5, #2e323a); --edge: light-dark(#8a8578, #6d7380);
  --accent: light-dark(#b93a0b, #ff9a62); --accent-strong: light-dark(#96300a, #ffb48a); --on-accent: light-dark(#ffffff, #14161a);
  --good: light-dark(#15713a, #6fcf97); --good-wash: light-dark(#edf6f0, #1a2a22);
  --warn: light-dark(#97500a, #f2b866); --warn-wash: light-dark(#fbf3e6, #2d2619);
  --bad: light-dark(#b3261e, #ff9389); --bad-wash: light-dark(#fbeeed, #311f20);
}
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 "Inter Variable", system-ui, sans-serif; text-rendering: optimizeLegibility; }
.bar { border-bottom: 1px solid var(--rule); }
.bar > div { max-width: 44rem; min-height: 64px; margin: 0 auto; padding: 8px 20px; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; }
.bar a.name { display: flex; align-items: center; gap: 10px; color: var(--ink); text-decoration: none; font: 600 22px/1.2 "Source Serif 4", Georgia, serif; }
.bar svg { width: 32px; height: 32px; fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
.bar .leaf { fill: var(--sheet); }
.bar .fold { fill: var(--accent); stroke: var(--accent); }
.bar a.back { color: var(--soft); font-size: 14px; text-decoration: none; }
.bar a.back:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 4px; }
.test { background: var(--warn-wash); color: var(--warn); font-size: 14px; font-weight: 500; text-align: center; text-wrap: balance; padding: 8px 20px; border-bottom: 1px solid var(--rule); }
main { max-width: 44rem; margin: 0 auto; padding: 40px 20px 72px; }
h1, h2 { font-family: "Source Serif 4", Georgia, serif; font-weight: 600; letter-spacing: -0.01em; text-wrap: balance; margin: 0 0 12px; }
h1 { font-size: 36px; line-height: 1.2; margin-bottom: 24px; }
h2 { font-size: 22px; line-height: 1.35; }
p { margin: 0 0 12px; }
p, li, .soft { text-wrap: pretty; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; padding: 24px; margin: 16px 0; }
.soft { color: var(--soft); font-size: 14px; }
.alert, .good { border-radius: 6px; padding: 12px 16px; border: 1px solid; }
.alert { border-color: var(--bad); color: var(--bad); background: var(--bad-wash); }
.good { border-color: var(--good); color: var(--good); background: var(--good-wash); }
fieldset { border: 0; margin: 20px 0 0; padding: 0; min-width: 0; }
legend, label { display: block; font-weight: 500; font-size: 14px; padding: 0; margin: 0 0 6px; }
label { margin-top: 20px; }
form > label:first-child { margin-top: 0; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: 0 8px; }
label.choice { display: flex; align-items: flex-start; gap: 12px; margin: 0 0 8px; padding: 12px 16px; font-size: 16px; border: 1px solid var(--rule); border-radius: 6px; cursor: pointer; transition: border-color 140ms; }
label.choice:hover { border-color: var(--edge); }
label.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
label.choice .soft { display: block; text-wrap: balance; font-weight: 400; font-variant-numeric: tabular-nums; }
.choice input { margin: 5px 0 0; accent-color: var(--accent); }
input:not([type=radio]) { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--edge); border-radius: 6px; }
#card { font-variant-numeric: tabular-nums; }
button { min-height: 44px; margin-top: 20px; padding: 6px 20px; font: inherit; font-weight: 500; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 6px; cursor: pointer; transition: background-color 140ms, border-color 140ms; }
button:hover { background: var(--accent-strong); border-color: var(--accent-strong); }
button.quiet { color: var(--ink); background: var(--sheet); border-color: var(--edge); margin-top: 4px; }
#card-help + button { margin-top: 20px; }
button.quiet:hover { border-color: var(--ink); }
a { color: var(--accent); text-underline-offset: 4px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 24px; margin: 0; font-size: 14px; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { text-align: left; padding: 10px 4px; border-bottom: 1px solid var(--rule); }
th:last-child, td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
tr:last-child td { border-bottom: 0; }
td a { white-space: nowrap; }
ul { margin: 0; padding-left: 20px; }
#card-help { margin-top: 8px; }
#card-help p { margin-bottom: 4px; }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (width < 40rem) { h1 { font-size: 28px; } .sheet { padding: 20px; } main { padding-top: 28px; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
