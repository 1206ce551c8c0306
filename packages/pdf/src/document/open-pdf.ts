import { PDF } from '@libpdf/core';
import { Failure } from '@pagesmith/kernel';
import { type ByteSource, inMemory, MemorySink, type PdfFile, sourceOf } from '../bytes/index.ts';
import { pdfFailures } from '../failures.ts';
import { appendChanges } from './append-changes.ts';
import { claimsOf, infoOf, isClassic } from './conformance.ts';
import {
  boundObjectLayer,
  type Decryption,
  decryptionBy,
  GuardedBytes,
  loadObjects,
  locksAttachmentsAlone,
  withKeyLength,
} from './objects/index.ts';
import { type Resolve, readPages } from './pages.ts';
import type { PdfDocument } from './pdf-document.ts';
import { type Protection, protectionBehind, protectionOf, userPasswordBehind } from './protection.ts';
import { invalidateSignatures, signatureNames } from './signatures.ts';
import { stamp } from './stamp.ts';
import { protectionRemoved, type Warning } from './warning.ts';
import { writePdf } from './write-pdf.ts';

export interface OpenOptions {
  readonly password?: string | undefined;
}

/**
 * A regular file is read by range, and only what is asked for. Everything else needs the whole file, and that is asked
 * for here alone: protection and damage are matters of the object layer, and what that cannot read whole is read from
 * PDFium's repaired copy.
 */
export async function openPdf(file: PdfFile, { password }: OpenOptions = {}): Promise<PdfDocument> {
  const source = sourceOf(file);
  if (!isPdf(source)) throw pdfFailures.fileNotPdf({ byteCount: source.length });
  const regular = loadRegular(source);
  if (regular && isWhole(regular)) return regular;
  return openIrregular(source.whole(), regular, password);
}

async function openIrregular(
  bytes: Uint8Array,
  regular: PdfDocument | null,
  password?: string,
): Promise<PdfDocument> {
  const opened = regular ?? (await loadLeniently(bytes, password));
  if (opened && isWhole(opened)) return opened;
  const handler = opened?.pdf.context.info.securityHandler;
  if (handler && locksAttachmentsAlone(handler)) throw lockedBy(password);
  const repaired = await openRepaired(bytes, password, opened?.protection);
  if (repaired instanceof Failure) {
    const isReadable = opened?.pdf.isAuthenticated && opened.pageCount > 0 && !isLocked(opened, bytes);
    if (isReadable) return opened;
    throw repaired;
  }
  const isBetter = repaired.pageCount > 0 && repaired.pageCount >= (opened?.pageCount ?? 0);
  if (isBetter) return repaired;
  if (opened && !opened.pdf.isAuthenticated) throw lockedBy(password);
  return opened && opened.pageCount > 0 ? opened : failDamaged();
}

interface Known {
  readonly warnings?: Warning[];
  readonly original?: ByteSource;
  readonly protection?: Protection | undefined;
  readonly forget?: () => void;
}

/** A document of the object layer as this room hands it out. */
export function asPdfDocument(
  pdf: PDF,
  resolve: Resolve = pdf.context.resolve.bind(pdf.context),
  { warnings = [], original, protection, forget = () => undefined }: Known = {},
): PdfDocument {
  const { context } = pdf;
  const catalog = context.catalog.getDict();
  const pages = readPages(catalog, resolve);
  const document: PdfDocument = {
    pdf,
    resolve,
    pages,
    pageCount: pages.length,
    warnings,
    protection,
    isOnlyFilled: false,
    forget,
    save: async () => {
      const sink = new MemorySink();
      await document.saveTo(sink);
      return sink.finish();
    },
    saveTo: async (sink, write) => {
      const isAppended = !write && document.isOnlyFilled && signatureNames(document).length > 0;
      if (isAppended && original && appendChanges(document, original, sink)) return;
      invalidateSignatures(document);
      stamp(document, new Date());
      const version = catalog.getName('Version', resolve)?.value ?? '';
      const written = {
        catalog,
        info: infoOf(document) ?? null,
        version: [version, pdf.version].sort().at(-1) ?? pdf.version,
        isClassic: claimsOf(document).some(isClassic),
        resolve,
      };
      (write ?? writePdf)(written, sink);
    },
  };
  return document;
}

// Viewers accept the header anywhere in the first 1,024 bytes (Adobe's implementation notes on ISO 32000-1,
// 7.5.2), and do without it where the end is that of a PDF.
function isPdf(source: ByteSource): boolean {
  const { length } = source;
  const [start, end] = [source.read(0, 1024), source.read(length - 1024, length)].map(Buffer.from);
  return Boolean(start?.includes('%PDF-') || end?.includes('startxref'));
}

/** The file read by range; null for one that is not regular. */
export function openRegular(source: ByteSource): PdfDocument | null {
  const regular = isPdf(source) ? loadRegular(source) : null;
  return regular && isWhole(regular) ? regular : null;
}

function loadRegular(source: ByteSource, decryption?: Decryption, known?: Known): PdfDocument | null {
  try {
    const { pdf, resolve, isIrregular, forget } = loadObjects(source, decryption);
    const document = asPdfDocument(pdf, resolve, { forget, ...(known ?? { original: source }) });
    return isIrregular() ? null : document;
  } catch (error) {
    // A bomb is not repaired, because repairing would inflate it.
    if (error instanceof Failure) throw error;
    return null;
  }
}

async function loadLeniently(
  bytes: Uint8Array,
  password?: string,
  told: Known = {},
): Promise<PdfDocument | null> {
  boundObjectLayer();
  try {
    const pdf = await loadLocked(GuardedBytes.over(bytes), password);
    const completed = pdf.isAuthenticated ? null : withKeyLength(bytes);
    if (completed) return await loadLeniently(completed, password);
    const { securityHandler } = pdf.context.info;
    const isUnlocked = securityHandler?.isAuthenticated && !pdf.recoveredViaBruteForce;
    const known = securityHandler?.isAuthenticated && {
      warnings: [protectionRemoved],
      protection: protectionOf(securityHandler, password),
    };
    const regular =
      isUnlocked && known ? loadRegular(inMemory(bytes), decryptionBy(securityHandler), known) : null;
    return regular ?? asPdfDocument(pdf, undefined, known || told);
  } catch (error) {
    if (error instanceof Failure) throw error;
    return null;
  }
}

/** Without a password as long as that will do. Where even the list of pages is encrypted, the object layer throws. */
async function loadLocked(bytes: Uint8Array, password?: string): Promise<PDF> {
  if (password === undefined) return PDF.load(bytes);
  const opened = await PDF.load(bytes).catch(() => null);
  if (opened?.isAuthenticated) return opened;
  const locked = await PDF.load(bytes, { credentials: password });
  const { securityHandler } = locked.context.info;
  const hidden =
    locked.isAuthenticated || !securityHandler ? undefined : userPasswordBehind(securityHandler, password);
  if (hidden === undefined) return locked;
  // An owner's password that the object layer does not know still leads to the user's.
  const unlocked = await PDF.load(bytes, { credentials: hidden });
  return unlocked.isAuthenticated ? unlocked : locked;
}

// Recovery by the object layer forgets encryption and information dictionary, and takes the oldest catalog it finds.
function isWhole({ pdf, pages, pageCount, resolve }: PdfDocument): boolean {
  if (!pdf.isAuthenticated || pdf.recoveredViaBruteForce || pageCount === 0) return false;
  const root = pages[0]?.ancestors.at(-1);
  const count = root?.getNumber('Count', resolve)?.value ?? 0;
  return pageCount >= count;
}

// Recovering objects by searching for them loses the encryption dictionary, but the data is still encrypted.
const isLocked = ({ pdf }: PdfDocument, bytes: Uint8Array): boolean =>
  pdf.recoveredViaBruteForce &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt');

async function openRepaired(
  bytes: Uint8Array,
  password: string | undefined,
  protection: Protection | undefined,
): Promise<PdfDocument | Failure> {
  try {
    const { repairedCopy } = await import('../pdfium/index.ts');
    const copy = await repairedCopy(bytes, password);
    const known = copy.lock && {
      warnings: [protectionRemoved],
      protection: protection ?? protectionBehind(copy.lock, password),
    };
    const regular = loadRegular(inMemory(copy.bytes), undefined, known);
    return regular ?? (await loadLeniently(copy.bytes, undefined, known)) ?? pdfFailures.fileDamaged();
  } catch (error) {
    return error instanceof Failure ? error : pdfFailures.fileDamaged({ cause: error });
  }
}

const lockedBy = (password: string | undefined): Failure =>
  password === undefined ? pdfFailures.passwordRequired() : pdfFailures.passwordWrong();

function failDamaged(): never {
  throw pdfFailures.fileDamaged();
}
