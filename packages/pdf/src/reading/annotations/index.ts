// What lies over a page: fields, free text, marks, drawings and comments. Coordinates are those of the page's own space.
export {
  mapAnnotations,
  noAnnotations,
  type PageAnnotations,
  type PageComment,
  type PageField,
  type TextMark,
} from './page-annotations.ts';
export { readOverlays } from './read-overlays.ts';
export { takeAnnotations } from './take-annotations.ts';
