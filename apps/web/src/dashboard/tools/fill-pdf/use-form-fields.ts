import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { pagesDocument } from '../form/page-field.tsx';
import type { PartProps } from '../form/part-props.ts';
import { type FieldObject, type FormField, formFieldsFrom } from './form-fields.ts';

interface FieldsOf {
  readonly document: PDFDocumentProxy;
  readonly fields: readonly FormField[];
}

const none: readonly FormField[] = [];

/** The fields of the chosen form, read by the browser; none while it is opened, or where it cannot be read. */
export function useFormFields(props: PartProps): { fields: readonly FormField[]; isRead: boolean } {
  const document = pagesDocument(props)?.document;
  const [found, setFound] = useState<FieldsOf>();
  useEffect(() => {
    if (!document) return;
    let isCurrent = true;
    const read = (objects: object | null) => {
      const fields = formFieldsFrom((objects ?? {}) as Record<string, FieldObject[]>);
      if (isCurrent) setFound({ document, fields });
    };
    document.getFieldObjects().then(read, () => read(null));
    return () => {
      isCurrent = false;
    };
  }, [document]);
  const isRead = document !== undefined && found?.document === document;
  return { fields: isRead ? found.fields : none, isRead };
}
