import type { PagePicture } from '@pagesmith/pdf';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { declaration, element } from './xml.ts';

const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

interface Relationship {
  readonly kind: string;
  readonly target: string;
  readonly isExternal: boolean;
}

/** The parts of a file and what they refer to (ISO/IEC 29500-2). */
export class DocxPackage {
  readonly #parts = new Map<string, string>();
  /** By their bytes: a picture that stands on many pages is written once. */
  readonly #media = new Map<Uint8Array, string>();
  readonly #relationships = new Map<string, Relationship[]>();

  add(name: string, xml: string): void {
    this.#parts.set(name, declaration + xml);
    if (name !== 'document') this.relate(name.replace(/\d+$/, ''), `${name}.xml`);
  }

  /** The id by which a part refers to something. */
  relate(kind: string, target: string, isExternal = false, part = 'document'): string {
    const relationships = this.#relationships.get(part) ?? [];
    this.#relationships.set(part, relationships);
    const known = relationships.findIndex((other) => other.kind === kind && other.target === target);
    if (known >= 0) return `rId${known + 1}`;
    relationships.push({ kind, target, isExternal });
    return `rId${relationships.length}`;
  }

  picture(picture: PagePicture): string {
    const name = this.#media.get(picture.bytes) ?? `image${this.#media.size + 1}.${picture.format}`;
    this.#media.set(picture.bytes, name);
    return this.relate('image', `media/${name}`);
  }

  write(): Uint8Array {
    const files: Zippable = {
      '[Content_Types].xml': strToU8(declaration + this.#contentTypes()),
      '_rels/.rels': strToU8(
        declaration +
          relationshipsXml([{ kind: 'officeDocument', target: 'word/document.xml', isExternal: false }]),
      ),
    };
    for (const [part, relationships] of this.#relationships) {
      files[`word/_rels/${part}.xml.rels`] = strToU8(declaration + relationshipsXml(relationships));
    }
    for (const [name, xml] of this.#parts) files[`word/${name}.xml`] = strToU8(xml);
    for (const [bytes, name] of this.#media) files[`word/media/${name}`] = [bytes, { level: 0 }];
    return zipSync(files, { level: 6, mtime: new Date(1980, 0, 2) });
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
    const xmlns = 'http://schemas.openxmlformats.org/package/2006/content-types';
    return element('Types', { xmlns }, ...byExtension, ...byName);
  }
}

function relationshipsXml(relationships: readonly Relationship[]): string {
  const written = relationships.map(({ kind, target, isExternal }, index) =>
    element('Relationship', {
      Id: `rId${index + 1}`,
      Type: `${relationshipTypes}/${kind}`,
      Target: target,
      TargetMode: isExternal ? 'External' : undefined,
    }),
  );
  return element('Relationships', { xmlns: packageRelationships }, ...written);
}
