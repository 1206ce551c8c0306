import { expect, test } from 'vitest';
import { markdownOf } from './markdown-of.mjs';

test('a page becomes the Markdown of what is read on it, and of nothing that is pressed', () => {
  const html = `<header>Menu</header><main id="content"><h1>Title</h1><nav><a href="/x">Contents</a></nav>
    <p>Two &lt;words&gt; and <a href="/contact">a link</a>.</p><button type="button">Copy<svg><path d=""/></svg></button>
    <dl><div><dt><code>file</code></dt><dd><p>PDF</p><p>The file.</p></dd></div></dl>
    <pre><code><span class="k">curl</span> x \\\n  y</code></pre><p class="print:hidden">Not printed</p></main>`;
  expect(markdownOf(html, 'https://pdf.example')).toBe(`# Title

Two <words> and [a link](https://pdf.example/contact).

- \`file\`: PDF The file.

\`\`\`
curl x \\
  y
\`\`\`
`);
});
