// Writes the document as a Word file (ISO/IEC 29500). It decides nothing about what the pages mean.

export { writeDocx } from './write-docx.ts';
