import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { FormField } from './form-fields.ts';
import { readForm } from './read-form.ts';

interface FieldsOf {
  readonly document: PDFDocumentProxy;
  readonly fields: readonly FormField[];
}

const none: readonly FormField[] = [];

/** The fields of a form; none while it is read. */
export function useFormFields(document: PDFDocumentProxy | undefined): {
  fields: readonly FormField[];
  isRead: boolean;
} {
  const [found, setFound] = useState<FieldsOf>();
  useEffect(() => {
    if (!document) return;
    let isCurrent = true;
    void readForm(document).then((fields) => isCurrent && setFound({ document, fields }));
    return () => {
      isCurrent = false;
    };
  }, [document]);
  const isRead = document !== undefined && found?.document === document;
  return { fields: isRead ? found.fields : none, isRead };
}
