// New names for fields and groups: checked all together, then carried out. Values and looks are never touched.
export type { Rename } from './plan-renames.ts';
export { renameFields } from './rename-fields.ts';
