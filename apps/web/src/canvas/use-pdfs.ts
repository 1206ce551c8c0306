import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

/** A chosen file as the browser sees it. */
export type PdfView =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly document: PDFDocumentProxy; readonly pageCount: number }
  /** The server may still be able to read it. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'protected' };

const opening: PdfView = { status: 'opening' };

async function view(file: Blob, password: string): Promise<PdfView> {
  const pdfjs = await import('./pdfjs.ts');
  try {
    const document = await pdfjs.openDocument(file, password);
    return { status: 'open', document, pageCount: document.numPages };
  } catch (error) {
    return { status: pdfjs.asksForPassword(error) ? 'protected' : 'unreadable' };
  }
}

interface Opened {
  readonly password: string;
  readonly whenSeen: Promise<PdfView>;
  isProtected?: boolean;
}

const close = ({ whenSeen }: Opened) =>
  void whenSeen.then((seen) => {
    if (seen.status === 'open') void seen.document.loadingTask.destroy();
  });

/** Looks into the chosen files; those that are taken back are closed again. */
export function usePdfs(files: readonly Blob[], password = ''): (file: Blob) => PdfView {
  const opened = useRef(new Map<Blob, Opened>());
  const latestPassword = useRef(password);
  const [views, setViews] = useState<ReadonlyMap<Blob, PdfView>>(new Map());
  useEffect(() => {
    latestPassword.current = password;
    const open = (file: Blob) => {
      const tried = latestPassword.current;
      const whenSeen = view(file, tried).catch((): PdfView => ({ status: 'unreadable' }));
      const entry: Opened = { password: tried, whenSeen };
      opened.current.set(file, entry);
      void whenSeen.then((seen) => {
        if (opened.current.get(file) !== entry) return;
        entry.isProtected = seen.status === 'protected';
        // Whoever types does not wait for what was typed before to be tried.
        if (entry.isProtected && tried !== latestPassword.current) open(file);
        else setViews((former) => new Map(former).set(file, seen));
      });
    };
    for (const [file, entry] of opened.current) {
      const isGone = !files.includes(file);
      const canBeTriedAgain = entry.isProtected && entry.password !== password;
      if (isGone) close(entry);
      if (isGone || canBeTriedAgain) opened.current.delete(file);
    }
    for (const file of files) if (!opened.current.has(file)) open(file);
  }, [files, password]);
  useEffect(() => {
    const all = opened.current;
    return () => {
      for (const entry of all.values()) close(entry);
      all.clear();
    };
  }, []);
  return (file) => views.get(file) ?? opening;
}
