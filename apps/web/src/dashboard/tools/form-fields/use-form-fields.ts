import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { FormField } from './form-fields.ts';
import { isXfaAlone, readForm } from './read-form.ts';

interface FieldsOf {
  readonly document: PDFDocumentProxy;
  readonly fields: readonly FormField[];
  readonly isXfa: boolean;
}

const none: readonly FormField[] = [];

/** The fields of a form; none while it is read. */
export function useFormFields(document: PDFDocumentProxy | undefined): {
  fields: readonly FormField[];
  isRead: boolean;
  /** Its form is none that can be filled. */
  isXfa: boolean;
} {
  const [found, setFound] = useState<FieldsOf>();
  useEffect(() => {
    if (!document) return;
    let isCurrent = true;
    const read = Promise.all([readForm(document), isXfaAlone(document).catch(() => false)]);
    void read.then(([fields, isXfa]) => isCurrent && setFound({ document, fields, isXfa }));
    return () => {
      isCurrent = false;
    };
  }, [document]);
  const isRead = document !== undefined && found?.document === document;
  return { fields: isRead ? found.fields : none, isRead, isXfa: isRead && found.isXfa };
}
