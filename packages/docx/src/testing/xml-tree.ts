export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');

/** A part as a tree; enough of XML for what we write ourselves. */
export function xmlTree(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, close, name = '', written = '', single, text = ''] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (name === '') parent.text += plain(text);
    else if (close === '/') open.pop();
    else {
      const attributes = Object.fromEntries(
        [...written.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
      );
      const node = { name, attributes, children: [], text: '' };
      parent.children.push(node);
      if (single !== '/') open.push(node);
    }
  }
  return root;
}

/** The nodes with a name, at any depth, in their order. */
export const all = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);

export const first = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node === undefined ? undefined : all(node, name)[0];
