// Written by `npm run check` from the definitions of the operations; never by hand.
export const wordsInEnglish = {
  operations: {
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
        'Paragraphs, headings, lists, tables, columns, pictures, formulas, links, headers and footers become real Word elements; form entries, highlights and comments are kept; fonts are replaced by Word fonts of the same width. Each page of the PDF starts a new page. What is painted over is left out. A scanned page becomes a picture, or text if you ask for it: in the languages that you name, or in the one that it is found to be in. A scan that already has a text layer gives that text. Recognition takes a few seconds a page, so send long scans as a job: pages for which there is no time stay pictures and are listed in the report; if that is most of them, the call fails and is free.',
      help: {
        file: 'The document to convert.',
        ocr: 'The languages of the scanned pages, several separated by commas, or auto to have the language recognised. Naming it is faster and makes fewer mistakes.',
        forms:
          'What becomes of the fields of a form: their values as text, or content controls that can be filled in again in Word.',
      },
    },
    'bulk-fill': {
      name: 'Fill a form many times',
      summary: 'Fills one form with every row of a table.',
      description:
        'Send a form as template, and up to 10,000 rows as CSV, XLSX or JSON. The answer is a job; its result is a ZIP with a PDF for each row, or one merged PDF. Each row that was filled costs one credit. A row that cannot be filled fails alone, costs nothing, and is named in the report. An empty cell leaves its field as it is.',
      help: {
        template: 'The form that every row fills.',
        rows: 'A CSV file with a header (commas, semicolons or tabs; UTF-8 or Windows-1252), an XLSX workbook, or a JSON list of objects.',
        mapping:
          'JSON: for each field, the column that fills it, or null for none. Fields that it does not name take the column of the same name.',
        name: 'How the files in the ZIP are named: {{row}} is the number of the row, {{Company}} its value in that column.',
        sheet: 'The sheet of a workbook; the first one unless given.',
        output: 'A ZIP with a PDF for each row, or all of them as one PDF, which is always flattened.',
        flatten: 'Makes the values part of the pages: nothing can be edited afterwards.',
        fit: 'What to do with a text that is too long for its field at the form’s own font size.',
        protect:
          'If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.',
        clean:
          'Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.',
        linearize: 'The file is linearized: a browser shows its first page before the rest has come.',
      },
    },
    'form-values': {
      name: 'Read many forms into a table',
      summary: 'Makes one table of the values in many filled forms.',
      description:
        'Send up to 1,000 forms as files, or as ZIPs of them. The table has a line for each form, with its file name, and a column for each field, in the order in which they first appear. A form that cannot be read has its problem in the column error, is named in the report and costs nothing; every other one costs a credit. Texts that a spreadsheet would run as a formula (they begin with =, +, - or @) have an apostrophe before them.',
      help: {
        files: 'PDF files, or ZIPs of PDF files; one part each.',
        format: 'A CSV table in UTF-8, or a JSON list with the file and its values.',
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
    'run-saved-pipeline': {
      name: 'Run a saved pipeline with its parameters',
      summary: 'Run a saved pipeline with its parameters',
      description:
        'Up to 20 steps. Each is an operation with its parts and options. A value is written out, or refers to a part of the request with {"part": name}, or to the result of an earlier step with {"step": name or number}. The answer is the result of the last step, or of the step that result names. A pipeline costs what its steps cost; if one of them fails, it costs nothing.',
      help: {
        name: 'The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.',
        parts: 'The files and texts that the steps refer to, by name. Several files may have the same name.',
      },
    },
    'upload-file': {
      name: 'Upload a file once, to name it in several calls; scope files or operations',
      summary: 'Upload a file once, to name it in several calls; scope files or operations',
      description: '',
      help: { file: '', keep: 'template: kept for 90 days instead of your plan’s retention time.' },
    },
  },
  routes: {
    'list-jobs': {
      summary: 'The jobs of the account, the latest first',
      help: {
        limit: 'How many, 25 unless it is said.',
        cursor: 'The `next` of the page before; leave it out for the first page.',
      },
    },
    'get-job': { summary: 'The state of a job', help: { id: 'The id of the job.' } },
    'delete-job': { summary: 'Cancel a job, or delete its result now', help: { id: 'The id of the job.' } },
    'get-job-result': {
      summary: 'The result of a job, for as long as your plan keeps it',
      help: { id: 'The id of the job.' },
    },
    'get-call-report': {
      summary:
        'Every warning of a call in words, for as long as your plan keeps it; with the GDPR service, its proof of deletion',
      help: { id: 'The x-request-id of the call, which is also the id of its job.' },
    },
    'list-pipelines': { summary: 'The saved pipelines of the account, by name; scope pipelines', help: {} },
    'price-pipeline': {
      summary: 'What a pipeline would cost now, and what is wrong with it; free',
      help: {
        inputBytes: 'How large the files are together, to know whether the fee for large files is due.',
        steps: 'The operations, in their order.',
        result: 'The step whose result is the answer; the last one unless it is said.',
      },
    },
    'get-pipeline': {
      summary: 'A saved pipeline and its parameters; scope pipelines',
      help: { name: 'The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.' },
    },
    'save-pipeline': {
      summary: 'Save a pipeline under a name, in place of the one that had it; scope pipelines',
      help: {
        name: 'The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.',
        steps: 'The operations, in their order.',
        result: 'The step whose result is the answer; the last one unless it is said.',
      },
    },
    'delete-pipeline': {
      summary: 'Delete a saved pipeline; scope pipelines',
      help: { name: 'The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.' },
    },
    'list-files': {
      summary: 'The files of the account, the latest first; scope files or operations',
      help: {
        limit: 'How many, 25 unless it is said.',
        cursor: 'The `next` of the page before; leave it out for the first page.',
      },
    },
    'get-file': { summary: 'What is known of a file; scope files or operations', help: { id: '' } },
    'delete-file': {
      summary: 'Delete a file, and its link if it has one; scope files or operations',
      help: { id: '' },
    },
    'get-link': {
      summary: 'A result by its link, without a key',
      help: { id: '', token: 'As in the link.' },
    },
    'get-usage': {
      summary: 'The plan, what has been used of it this month, and what that costs; scope usage',
      help: {},
    },
    'list-calls': {
      summary: 'The log of calls, the latest first; scope usage',
      help: {
        limit: 'How many, 25 unless it is said.',
        cursor: 'The `next` of the page before; leave it out for the first page.',
      },
    },
    'list-keys': {
      summary: 'The keys of the account, masked; scope keys',
      help: {
        limit: 'How many, 25 unless it is said.',
        cursor: 'The `next` of the page before; leave it out for the first page.',
      },
    },
    'create-key': {
      summary:
        'Create a key; the answer has it in full. It can have no more rights than the key that makes it; scope keys',
      help: {
        scopes: 'What it may be used for; all operations and jobs unless it is said.',
        expiresAt: 'When it ends; null for never.',
        allowedAddresses: 'The only addresses or networks it works from; null for all.',
        ratePerMinute: 'Its own limit of calls in any 60 seconds; null for the plan’s.',
        monthlyCap: 'Its own limit of successful calls a month; null for the plan’s.',
        name: 'What you call it.',
        mode: 'test: its calls are free, and their results are marked.',
        isRevealable: 'false: it is shown once, when it is made, and never again.',
      },
    },
    'change-key': {
      summary: 'Change the name, the status or the settings of a key; scope keys',
      help: {
        id: '',
        scopes: 'What it may be used for; all operations and jobs unless it is said.',
        expiresAt: 'When it ends; null for never.',
        allowedAddresses: 'The only addresses or networks it works from; null for all.',
        ratePerMinute: 'Its own limit of calls in any 60 seconds; null for the plan’s.',
        monthlyCap: 'Its own limit of successful calls a month; null for the plan’s.',
        name: 'What you call it.',
        status: 'inactive or disabled: nothing is taken from it, or sent to it, until it is changed back.',
      },
    },
    'delete-key': { summary: 'Delete a key, which is refused from then on; scope keys', help: { id: '' } },
    'rotate-key': {
      summary: 'Give a key a new text; the former one works for overlapHours more; scope keys',
      help: { id: '', overlapHours: 'For how long the former text still works; 0 ends it at once.' },
    },
    'list-webhook-endpoints': { summary: 'The webhook endpoints of the account; scope webhooks', help: {} },
    'create-webhook-endpoint': {
      summary: 'Add a webhook endpoint; scope webhooks',
      help: { url: 'The https address that events are sent to.', events: 'The events that are sent.' },
    },
    'change-webhook-endpoint': {
      summary: 'Change the address, the events or the status of an endpoint; scope webhooks',
      help: {
        id: '',
        url: 'The https address that events are sent to.',
        events: 'The events that are sent.',
        status: 'inactive or disabled: nothing is taken from it, or sent to it, until it is changed back.',
      },
    },
    'delete-webhook-endpoint': { summary: 'Delete a webhook endpoint; scope webhooks', help: { id: '' } },
    'get-webhook-secret': {
      summary: 'The secret that signs the events of an endpoint; scope webhooks',
      help: { id: '' },
    },
    'rotate-webhook-secret': {
      summary: 'Give an endpoint a new secret; for a day the former one signs as well; scope webhooks',
      help: { id: '' },
    },
  },
};
