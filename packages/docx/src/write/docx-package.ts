import type { PagePicture } from '@pagesmith/pdf';
import { declaration, element } from './xml.ts';
import { storedContent, TextContent, zipFile } from './zip-file.ts';

const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const corePart = 'docProps/core.xml';
const coreType = 'application/vnd.openxmlformats-package.core-properties+xml';
const coreKind = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

interface Relationship {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly isExternal: boolean;
}

/** The parts of a file and what they refer to (ISO/IEC 29500-2). */
export class DocxPackage {
  readonly #parts = new Map<string, TextContent>();
  /** By their bytes: a picture that stands on many pages is written once. */
  readonly #media = new Map<Uint8Array, string>();
  readonly #relationships = new Map<string, Map<string, Relationship>>();

  #core: string | undefined;

  /** The part that says what the document is, beside the others. */
  describe(xml: string): void {
    this.#core = xml;
  }

  add(name: string, xml: string): void {
    this.begin(name).write(xml);
  }

  /** A part that is written piece by piece. */
  begin(name: string): Pick<TextContent, 'write'> {
    const content = textContent();
    this.#parts.set(name, content);
    if (name !== 'document') this.relate(name.replace(/\d+$/, ''), `${name}.xml`);
    return content;
  }

  /** The id by which a part refers to something. */
  relate(kind: string, target: string, isExternal = false, part = 'document'): string {
    const relationships = this.#relationships.get(part) ?? new Map<string, Relationship>();
    this.#relationships.set(part, relationships);
    const key = `${kind} ${target}`;
    const id = `rId${relationships.size + 1}`;
    const relationship = relationships.get(key) ?? { id, kind, target, isExternal };
    relationships.set(key, relationship);
    return relationship.id;
  }

  picture(picture: PagePicture, part = 'document'): string {
    const name = this.#media.get(picture.bytes) ?? `image${this.#media.size + 1}.${picture.format}`;
    this.#media.set(picture.bytes, name);
    return this.relate('image', `media/${name}`, false, part);
  }

  write(): Uint8Array {
    const main = { id: 'rId1', kind: 'officeDocument', target: 'word/document.xml', isExternal: false };
    const core = { id: 'rId2', kind: coreKind, target: corePart, isExternal: false };
    const related = this.#core === undefined ? [main] : [main, core];
    const texts = new Map([
      ['[Content_Types].xml', textContent(this.#contentTypes())],
      ['_rels/.rels', textContent(relationshipsXml(related))],
    ]);
    if (this.#core !== undefined) texts.set(corePart, textContent(this.#core));
    for (const [part, relationships] of this.#relationships) {
      texts.set(`word/_rels/${part}.xml.rels`, textContent(relationshipsXml([...relationships.values()])));
    }
    for (const [name, content] of this.#parts) texts.set(`word/${name}.xml`, content);
    const contents = new Map([...texts].map(([name, content]) => [name, content.end()] as const));
    for (const [bytes, name] of this.#media) contents.set(`word/media/${name}`, storedContent(bytes));
    return zipFile(contents);
  }

  #contentTypes(): string {
    const byExtension = [
      ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
      ['xml', 'application/xml'],
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
    ].map(([Extension, ContentType]) => element('Default', { Extension, ContentType }));
    const byName = [...this.#parts.keys()].map((name) => {
      const kind = name === 'document' ? 'document.main' : name.replace(/\d+$/, '');
      return element('Override', { PartName: `/word/${name}.xml`, ContentType: `${wordType}.${kind}+xml` });
    });
    if (this.#core !== undefined)
      byName.push(element('Override', { PartName: `/${corePart}`, ContentType: coreType }));
    const xmlns = 'http://schemas.openxmlformats.org/package/2006/content-types';
    return element('Types', { xmlns }, ...byExtension, ...byName);
  }
}

function textContent(xml = ''): TextContent {
  const content = new TextContent();
  content.write(declaration + xml);
  return content;
}

function relationshipsXml(relationships: readonly Relationship[]): string {
  const written = relationships.map(({ id, kind, target, isExternal }) =>
    element('Relationship', {
      Id: id,
      Type: kind.startsWith('http') ? kind : `${relationshipTypes}/${kind}`,
      Target: target,
      TargetMode: isExternal ? 'External' : undefined,
    }),
  );
  return element('Relationships', { xmlns: packageRelationships }, ...written);
}
