// Written by `npm run check` from the definitions of the operations; never by hand.
export const wordsInEnglish = {
  'fill-pdf': {
    name: 'Fill a form',
    summary: 'Writes values into the form fields of a PDF.',
    description:
      'Send one part per form field, with the name of the field. Values can be in any script and show in every viewer; fields stay editable unless you flatten them.',
    help: {
      file: 'The document whose fields are filled.',
      fields:
        'One part per field: text as it is, a check box as true or false, a choice by its value or label. Repeat a part for several values of an option list.',
      flatten: 'Makes the values part of the pages: nothing can be edited afterwards.',
      fit: 'What to do with a text that is too long for its field at the form’s own font size.',
      protect:
        'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
      clean:
        'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
      linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
    },
  },
  'list-fields': {
    name: 'List form fields',
    summary: 'Lists the form fields of a PDF with their types and values.',
    description:
      'Each field comes with its full name, type, value, options, limits and page. A document without a form gives an empty list.',
    help: { file: 'The document whose fields are listed.' },
  },
  'merge-pdf': {
    name: 'Merge PDFs',
    summary: 'Joins several PDFs into one, in the order they are sent.',
    description:
      'Form fields stay live; bookmarks, links, attachments, layers and tags are kept. If two different fields have the same name, both are kept: the later one is renamed, and a header of the answer says so.',
    help: {
      files: 'Repeat the part for each file, in the order of the result.',
      protect:
        'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
      clean:
        'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
      linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
    },
  },
  'insert-pdf': {
    name: 'Insert pages',
    summary: 'Puts the pages of one or more PDFs into another, at a position or after a text.',
    description:
      'Position N is after page N of the base document; 0 is before its first page. With several positions and one file, a copy goes in at each; with as many files as positions, one file goes in at each; otherwise all files, in order, go in at each.',
    help: {
      base: 'The document that receives the pages.',
      insert: 'Repeat the part for each file.',
      position: 'For example 3 or 2,5,8. Leave it out when you search for a text.',
      searchText: 'The pages go in after the first page that contains this text.',
      positionRelative: 'after (the default) or before the position or the page found.',
      protect:
        'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
      clean:
        'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
      linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
    },
  },
  'remove-page': {
    name: 'Remove pages',
    summary: 'Removes pages from a PDF.',
    description:
      'Nothing of a removed page remains in the file: its text, images, field values, bookmarks and links go with it. Everything else is kept, including what belongs to no page: attachments, title, author, keywords.',
    help: {
      file: 'The document the pages are removed from.',
      pages: 'For example 1,3,5 or 2-4 or 1,3-5,7.',
      protect:
        'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
      clean:
        'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
      linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
    },
  },
  'extract-pages': {
    name: 'Extract pages',
    summary: 'Copies chosen pages of a PDF into a new one, rotated if you like.',
    description:
      'Pages come out in the order you write them: 5,1-3 gives pages 5, 1, 2, 3, and 4-2 counts down. A page listed twice appears twice. 3@90 turns page 3, and 5-7@180 turns pages 5 to 7, on top of the rotation for all pages. Nothing from the other pages ends up in the file; what belongs to no page is kept: attachments, title, author, keywords.',
    help: {
      file: 'The document the pages are taken from.',
      pages: 'For example 1,3,5 or 2-4 or 1,3-5,7; 3@90 turns page 3.',
      rotate: 'Degrees clockwise: 0, 90, 180 or 270.',
      protect:
        'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
      clean:
        'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
      linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
    },
  },
  'replace-page': {
    name: 'Replace a page',
    summary: 'Replaces a page of one PDF with a page of another.',
    description:
      'The first page of the replacement is used, unless you name others in replacementPages. Bookmarks and links to the replaced page are removed with it.',
    help: {
      original: 'The document whose page is replaced.',
      replacement: 'The document the new page comes from.',
      page: 'The page of the original to replace, counted from 1.',
      replacementPages: 'Which of its pages to use, for example 2 or 1-3. Its first page if left out.',
      protect:
        'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
      clean:
        'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
      linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
    },
  },
  'rename-fields': {
    name: 'Rename form fields',
    summary: 'Gives form fields of a PDF new names; their values and appearance stay the same.',
    description:
      'A period in a name separates levels of the hierarchy: renaming can move a field to another group, and renaming a group renames all its fields. Two fields can swap names in one call.',
    help: {
      file: 'The document whose fields are renamed.',
      oldName: 'The current full name of the field.',
      newName: 'The name it gets; no other field may have it already.',
      renameMap:
        'Instead of the two names: a JSON list of oldName and newName pairs, for several fields at once.',
      protect:
        'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
      clean:
        'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
      linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
    },
  },
  'detect-page': {
    name: 'Find a page by its text',
    summary: 'Finds the first page of a PDF that contains a text.',
    description:
      'Case, white space, ligatures, dashes and hyphenation at line ends do not matter; accents do, unless you ask to ignore them. The values of form fields are found as the page shows them; a text that runs over to the next page is found on the page where it begins. If no page contains the text, the answer is 404 with the number of pages searched.',
    help: {
      file: 'The document to search.',
      searchText: 'The text to look for.',
      accents: 'Whether letters with and without an accent count as different.',
      all: 'The answer also lists every page that holds the text and where it stands there: a box for each line, in points from the bottom left corner of the page.',
    },
  },
  'pdf-to-docx': {
    name: 'PDF to Word',
    summary: 'Turns a PDF into an editable Word document.',
    description:
      'Paragraphs, headings, lists, tables, columns, pictures, links, headers and footers become real Word elements; form entries, highlights and comments are kept; fonts are replaced by Word fonts of the same width. Each page of the PDF starts a new page. A scanned page becomes a picture, or text if you ask for it: in the languages that you name, or in the one that it is found to be in. A scan that already has a text layer gives that text. Recognition takes a few seconds a page, so send long scans as a job: pages for which there is no time stay pictures and are listed in the report; if that is most of them, the call fails and is free.',
    help: {
      file: 'The document to convert.',
      ocr: 'The languages of the scanned pages, several separated by commas, or auto to have the language recognised. Naming it is faster and makes fewer mistakes.',
      forms:
        'What becomes of the fields of a form: their values as text, or content controls that can be filled in again in Word.',
    },
  },
  pipelines: {
    name: 'Run a pipeline',
    summary: 'Runs several operations one after the other in a single call.',
    description:
      'Up to 20 steps. Each is an operation with its parts and options. A value is written out, or refers to a part of the request with {"part": name}, or to the result of an earlier step with {"step": name or number}. The answer is the result of the last step, or of the step that result names. A pipeline costs what its steps cost; if one of them fails, it costs nothing.',
    help: {
      pipeline: 'The steps, as JSON.',
      parts: 'The files and texts that the steps refer to, by name. Several files may have the same name.',
    },
  },
};
