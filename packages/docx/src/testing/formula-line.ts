import type { XmlNode } from './xml-tree.ts';

/** A formula in one line: `{a}/{b}`, `√[3]{x}`, `x_{i}^{2}`, `∑_{i}^{n}{x}`; brackets that grow stand as `⦗` and `⦘`. */
export function formulaLine(node: XmlNode): string {
  const inside = (name: string) => line(node.children.find((child) => child.name === name));
  const limits = () =>
    (inside('m:sub') && `_{${inside('m:sub')}}`) + (inside('m:sup') && `^{${inside('m:sup')}}`);
  switch (node.name) {
    case 'm:t':
      return node.text;
    case 'm:f':
      return `{${inside('m:num')}}/{${inside('m:den')}}`;
    case 'm:rad':
      return `√${inside('m:deg') && `[${inside('m:deg')}]`}{${inside('m:e')}}`;
    case 'm:sSub':
    case 'm:sSup':
    case 'm:sSubSup':
      return inside('m:e') + limits();
    case 'm:nary':
      return `${settingOf(node, 'm:chr')}${limits()}{${inside('m:e')}}`;
    case 'm:d':
      return `${settingOf(node, 'm:begChr')}⦗${inside('m:e')}⦘${settingOf(node, 'm:endChr')}`;
    default:
      return line(node);
  }
}

const line = (node: XmlNode | undefined): string => (node?.children ?? []).map(formulaLine).join('');

const settingOf = (node: XmlNode, name: string): string =>
  node.children.flatMap(({ children }) => children).find((child) => child.name === name)?.attributes[
    'm:val'
  ] ?? '';
