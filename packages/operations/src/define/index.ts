// How an operation is described: one definition from which route, validation, form, documentation and tests come.
// Free of any PDF engine: the browser loads it too.
export {
  anyOtherPart,
  choice,
  flag,
  oneOf,
  onePdf,
  optionalPageList,
  optionalText,
  pageList,
  pageNumber,
  severalForms,
  severalPdfs,
  single,
  someOf,
  table,
  text,
  toText,
} from './builders.ts';
export { requestFailures } from './failures.ts';
export {
  defineOperation,
  type Example,
  type InputOf,
  type Operation,
  type OperationWords,
  type OptionsOf,
  type SampleFile,
  sample,
} from './operation.ts';
export {
  isFileKind,
  type Option,
  type OptionWords,
  type Part,
  type PartKind,
  type PartWords,
  partPrefix,
  placeSuffix,
  type ReceivedPart,
  type UploadedFile,
  type UploadedPdf,
} from './part.ts';
export { readOptions, readParts } from './read-request.ts';
export {
  type DocxResult,
  docx,
  type FileResult,
  type JsonResult,
  json,
  type PdfResult,
  pdf,
  type Result,
} from './result.ts';
