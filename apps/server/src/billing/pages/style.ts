/** The look of the site, for pages that are plain forms. */
export const style = `:root {
  color-scheme: light dark;
  --paper: #faf9f6; --sheet: #fff; --ink: #1b1d22; --soft: #5a5f6b; --rule: #e2ded5;
  --accent: #b93a0b; --on-accent: #fff; --warn: #97500a; --bad: #b3261e; --good: #15713a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14161a; --sheet: #1c1f25; --ink: #ecebe7; --soft: #a6abb6; --rule: #2e323a;
    --accent: #ff9a62; --on-accent: #14161a; --warn: #f0b46a; --bad: #ff8a80; --good: #6fd39a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 Inter, system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 24px 16px 56px; }
fieldset { border: 0; margin: 16px 0 0; padding: 0; min-width: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: 4px; }
h1, h2 { font-family: "Source Serif 4", Georgia, serif; line-height: 1.25; margin: 0 0 12px; }
h1 { font-size: 28px; }
h2 { font-size: 22px; }
p { margin: 0 0 12px; }
.test { display: block; background: var(--sheet); color: var(--warn); border-bottom: 2px solid var(--warn); padding: 8px 16px; text-align: center; font-weight: 600; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; padding: 20px; margin: 16px 0; }
label.choice { display: flex; align-items: flex-start; gap: 12px; margin: 0 0 8px; padding: 10px 12px; font-weight: 500; border: 1px solid var(--rule); border-radius: 6px; cursor: pointer; }
label.choice:has(:checked) { border-color: var(--accent); }
label.choice .soft { display: block; font-weight: 400; }
.choice input { margin: 5px 0 0; accent-color: var(--accent); }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8px; }
.soft { color: var(--soft); font-size: 14px; }
.alert { border: 1px solid var(--bad); color: var(--bad); border-radius: 6px; padding: 12px 16px; }
.good { border: 1px solid var(--good); color: var(--good); border-radius: 6px; padding: 12px 16px; }
label { display: block; font-weight: 600; margin: 12px 0 4px; }
input:not([type=radio]) { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 6px; }
button { min-height: 44px; margin-top: 16px; padding: 8px 20px; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 6px; cursor: pointer; }
button.quiet { color: var(--ink); background: transparent; border-color: var(--soft); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 4px; border-bottom: 1px solid var(--rule); }
th:last-child, td:last-child { text-align: right; }
ul { margin: 0; padding-left: 20px; }
#card-help { margin-top: 8px; }
#card-help p { margin-bottom: 4px; }
code { font-family: "JetBrains Mono", ui-monospace, monospace; overflow-wrap: anywhere; }
`;
