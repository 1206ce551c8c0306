/** What is met on the way through an XML text. Names are without their prefix, texts as they are meant. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const pieces =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([^\s/>]+)([^>]*?)(\/?)>|([^<]+)/g;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Enough of XML for the files of a workbook. Entities that a document declares itself are not known, so none can grow;
 * nothing outside the text is ever fetched.
 */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  for (const match of xml.matchAll(pieces)) {
    const [, data, closing, name, given = '', empty, text] = match;
    if (data !== undefined) yield { kind: 'text', text: data };
    else if (text !== undefined) yield { kind: 'text', text: unescaped(text) };
    else if (name !== undefined && closing) yield { kind: 'close', name: local(name) };
    else if (name !== undefined) {
      yield { kind: 'open', name: local(name), attributes: attributesOf(given) };
      if (empty) yield { kind: 'close', name: local(name) };
    }
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** By their local names; of two that differ in their prefix alone, both by the whole name too. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    const value = unescaped(double ?? single ?? '');
    found.set(name, value);
    if (!found.has(local(name))) found.set(local(name), value);
  }
  return found;
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w+);/g, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
