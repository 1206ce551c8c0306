import { pdfFailures } from '@pagesmith/pdf/failures';
import * as z from 'zod';
import { defineOperation, json, onePdf, sample } from '../define/index.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';

const fieldTypes = [
  'text field',
  'check box',
  'radio group',
  'dropdown',
  'option list',
  'button',
  'signature',
] as const;

const field = z.object({
  name: z.string(),
  type: z.enum(fieldTypes),
  value: z.union([z.null(), z.boolean(), z.string(), z.array(z.string()).readonly()]),
  options: z
    .array(z.object({ value: z.string(), label: z.string() }))
    .readonly()
    .optional(),
  required: z.boolean(),
  readOnly: z.boolean(),
  maxLength: z.number().int().optional(),
  multiline: z.boolean().optional(),
  page: z.number().int().nullable(),
});

export const listFields = defineOperation({
  id: 'list-fields',
  order: 2,
  group: 'form',
  parts: { file: onePdf() },
  result: json(z.object({ fields: z.array(field) })),
  failures: { ...openingFailures, xfaForm: pdfFailures.xfaForm },
  copy,
  example: { parts: [['file', sample('application-form.pdf')]] },
  listPriceUsd: 0.015,
  isProTool: false,
});
