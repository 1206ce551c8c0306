// AcroForm fields: list, fill, flatten, rename. Works on the objects of a document; pages and fonts are other rooms'.
export { drawLeftFields } from './draw-left-fields.ts';
export { fillFields } from './fill-fields.ts';
export { flattenFields } from './flatten-fields.ts';
export { type Field, listFields } from './list-fields.ts';
export { type Rename, renameFields } from './rename/index.ts';
