// npm run soak: every test at its full length. `npm test` walks in one language where the steps are the same, over one
// of the screens and tools that are alike, and tries a share of the random and nasty values; this takes both languages,
// both kinds of database, all screens and tools, all values, and new random ones each time.
process.env.SOAK = '1';
await import('./test.mjs');
