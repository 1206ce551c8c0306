// What a widget looks like: its frame, its text, its mark. Values come from the field; nothing here changes them.
export { FieldDrawer } from './draw-field.ts';
export { numbersOf, rectangleOf } from './widget-box.ts';
