// What lies over a page: fields, free text, marks and comments. Coordinates are those of the page's own space.
export {
  mapAnnotations,
  noAnnotations,
  type PageAnnotations,
  type PageComment,
  type PageField,
  type TextMark,
} from './page-annotations.ts';
export { takeAnnotations } from './take-annotations.ts';
