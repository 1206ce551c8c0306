// A prerendered page as Markdown, for those who read with programs: the same text, without what is only for pressing.

/** Not read: what is only seen or pressed. Whatever is not printed is not here either. */
const skippedNames = ['nav', 'button', 'svg', 'search', 'header', 'footer'];
const isSkipped = (name, attributes) =>
  skippedNames.includes(name) ||
  /class="[^"]*(?:print:hidden|sr-only)/.test(attributes) ||
  / hidden=""/.test(attributes);
const voids = ['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr'];

const opens = {
  h1: '\n\n# ',
  h2: '\n\n## ',
  h3: '\n\n### ',
  p: '\n\n',
  ul: '\n',
  ol: '\n',
  dl: '\n',
  li: '\n- ',
  dt: '\n- ',
  dd: ': ',
  pre: '\n\n```\n',
};
const closes = { pre: '\n```', ul: '\n', ol: '\n', dl: '\n' };

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decoded = (text) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]);

/** `url` stands before addresses of the site's own. */
export function markdownOf(html, url) {
  const [, main = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const open = [];
  let skippedAt = -1;
  let text = '';
  const isInside = (name) => open.some((element) => element.name === name);
  for (const [, closing, name, attributes, ending, content] of main
    .replace(/<!--.*?-->/gs, '')
    .matchAll(/<(\/?)([a-z0-9]+)([^>]*?)(\/?)>|([^<]+)/g)) {
    if (content !== undefined) {
      if (skippedAt < 0) text += isInside('pre') ? decoded(content) : decoded(content).replace(/\s+/g, ' ');
    } else if (closing) {
      const element = open.pop();
      if (skippedAt < 0) text += closed(element, isInside);
      if (open.length === skippedAt) skippedAt = -1;
    } else if (!ending && !voids.includes(name)) {
      if (skippedAt < 0 && isSkipped(name, attributes)) skippedAt = open.length;
      const href = /href="([^"]*)"/.exec(attributes)?.[1];
      if (skippedAt < 0) text += opened(name, href, isInside);
      open.push({ name, href });
    }
  }
  const withUrls = text.replace(/\]\((\/[^)]*)\)/g, (_, path) => `](${url}${path})`);
  return `${withUrls
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;

  function opened(name, href, inside) {
    if (name === 'a' && href) return '[';
    if (name === 'code' && !inside('pre')) return '`';
    // A paragraph inside an item goes on in its line.
    if (name === 'p' && (inside('dd') || inside('li')))
      return text.endsWith(': ') || text.endsWith('- ') ? '' : ' ';
    return opens[name] ?? '';
  }

  function closed({ name, href }, inside) {
    if (name === 'a' && href) return `](${decoded(href)})`;
    if (name === 'code' && !inside('pre')) return '`';
    return closes[name] ?? '';
  }
}
