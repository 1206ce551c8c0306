import { openFonts } from '../fonts/index.ts';
import { properties } from './element-order.ts';
import { element, namespaces, value } from './xml.ts';

/** What Word shows instead of a font that is not installed. */
export function fontTableXml(): string {
  const fonts = [...openFonts].map(([name, { instead, charset }]) =>
    properties('w:font', [
      value('w:altName', instead),
      value('w:charset', charset),
      value('w:family', 'swiss'),
      value('w:pitch', 'variable'),
    ]).replace('<w:font>', `<w:font w:name="${name}">`),
  );
  return element('w:fonts', namespaces, ...fonts);
}
