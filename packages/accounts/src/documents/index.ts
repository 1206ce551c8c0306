// The documents protocol's door to the tables: an explicit list of what an account's owner may read, query and change.
// It is no database for clients: whatever the table of collections does not name does not exist here.
export { createDocument, deleteDocument, type GivenDocument, updateDocument } from './change-documents.ts';
export {
  type Collection,
  type CollectionId,
  collectionIds,
  collections,
  databaseId,
  isCollectionId,
} from './collections.ts';
export { type Document, wireTime } from './document.ts';
export { documentFailures } from './failures.ts';
export type { Changeable, Owned } from './owned.ts';
export { queryLimits } from './query/parse.ts';
export {
  type DocumentList,
  findDocument,
  getDocument,
  listDocuments,
} from './read-documents.ts';
