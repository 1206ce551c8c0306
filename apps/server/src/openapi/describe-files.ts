import { fileFailures, pagingFailures } from '@pagesmith/accounts';
import { filePage, fileShape } from '@pagesmith/contract';
import type { FailureKind, Language } from '@pagesmith/kernel';
import { requestFailures } from '@pagesmith/operations';
import { apiFailures } from '../api/failures.ts';
import { inputFailures } from '../api/inputs/failures.ts';
import { diskFailures } from '../disk/failures.ts';
import { httpFailures } from '../http/failures.ts';
import { outgoingFailures } from '../outgoing/failures.ts';
import { describeKinds, ofEveryKey } from './describe-failures.ts';
import { listSchema, pageParameters } from './describe-management.ts';
import { inputWords } from './input-words.ts';
import { schemaOf } from './schema-of.ts';

export const fileSchemas = () => ({ File: schemaOf(fileShape) });

const fileRef = { $ref: '#/components/schemas/File' };
const json = (schema: object) => ({ 'application/json': { schema } });
const { fileAbsent, filesAskedTooOften, linkAbsent } = fileFailures;
const ofEveryFile: readonly FailureKind[] = [
  ...ofEveryKey,
  filesAskedTooOften,
  httpFailures.serverBusy,
  httpFailures.serverFailed,
];
const { contentTypeWrong, fileTooLarge, uploadMalformed, uploadStalled, uploadTooSlow, uploadOverdue } =
  apiFailures;
const ofUpload: readonly FailureKind[] = [
  ...ofEveryFile,
  ...Object.values(requestFailures),
  ...Object.values(inputFailures),
  ...Object.values(diskFailures),
  outgoingFailures.addressInvalid,
  outgoingFailures.addressNotPublic,
  contentTypeWrong,
  fileTooLarge,
  uploadMalformed,
  uploadStalled,
  uploadTooSlow,
  uploadOverdue,
];

export function describeFiles(language: Language) {
  const words = inputWords[language];
  const withId = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const route = (
    id: keyof typeof words.summaries,
    status: number,
    answer: object,
    kinds: readonly FailureKind[],
  ) => ({
    operationId: id,
    summary: words.summaries[id],
    responses: { [status]: { description: words.success, ...answer }, ...describeKinds(kinds, language) },
  });
  const page = listSchema(filePage, 'files', fileRef);
  const ofPage = [...ofEveryFile, ...Object.values(pagingFailures)];
  const ofOne = [...ofEveryFile, fileAbsent];
  const token = {
    name: 'token',
    in: 'query',
    required: true,
    description: words.token,
    schema: { type: 'string' },
  };
  const file = { description: words.link, content: { '*/*': { schema: { type: 'string' } } } };
  return {
    '/files': {
      post: {
        ...route('upload-file', 201, { content: json(fileRef) }, ofUpload),
        requestBody: bodyIn(language),
      },
      get: {
        ...route('list-files', 200, { content: json(page) }, ofPage),
        parameters: pageParameters(language),
      },
    },
    '/files/{id}': {
      parameters: withId,
      get: route('get-file', 200, { content: json(fileRef) }, ofOne),
      delete: route('delete-file', 204, {}, ofOne),
    },
    '/links/{id}': {
      parameters: [...withId, token],
      get: { ...route('get-link', 200, file, [linkAbsent, httpFailures.serverFailed]), security: [] },
    },
  };
}

function bodyIn(language: Language) {
  const keep = {
    type: 'string',
    enum: ['retention', 'template'],
    default: 'retention',
    description: inputWords[language].keep,
  };
  const bodyOf = (file: object) => ({
    schema: { type: 'object', required: ['file'], properties: { file, keep }, additionalProperties: false },
  });
  return {
    required: true,
    content: {
      'multipart/form-data': {
        ...bodyOf({ type: 'string', contentMediaType: 'application/pdf' }),
        example: { file: 'application-form.pdf', keep: 'template' },
      },
      'application/json': {
        ...bodyOf({ $ref: '#/components/schemas/FileReference' }),
        example: { file: { url: 'https://example.com/application-form.pdf' }, keep: 'template' },
      },
    },
  };
}
