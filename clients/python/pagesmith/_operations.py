# Written by `npm run check` from the definitions of the operations; never by hand.
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ._answers import ListFieldsData, DetectPageData, File
from ._files import FileInput
from ._results import DataResult, FileResult
from ._settings import Call

VERSION = "0.1.0"

OperationId = Literal["fill-pdf", "list-fields", "merge-pdf", "insert-pdf", "remove-page", "extract-pages", "replace-page", "rename-fields", "detect-page", "pdf-to-docx", "bulk-fill", "form-values", "pipelines", "run-saved-pipeline", "upload-file"]

#: Whose answer is a job, even if nobody asks for one.
JOBS: frozenset[str] = frozenset(("bulk-fill",))

#: What is metered, and possible as a job, as a link and as a delivery.
CallId = Literal["fill-pdf", "list-fields", "merge-pdf", "insert-pdf", "remove-page", "extract-pages", "replace-page", "rename-fields", "detect-page", "pdf-to-docx", "bulk-fill", "form-values", "pipelines", "run-saved-pipeline"]

#: The path of each operation, the kinds of its parts, its options, and the kind of its result.
OPERATIONS: dict[str, tuple[str, dict[str, str], list[str], str]] = {
    "fill-pdf": ("/fill-pdf", {"file": "file", "fields": "fields"}, ["flatten", "fit", "protect", "clean", "linearize"], "file"),
    "list-fields": ("/list-fields", {"file": "file"}, [], "json"),
    "merge-pdf": ("/merge-pdf", {"files": "files"}, ["protect", "clean", "linearize"], "file"),
    "insert-pdf": ("/insert-pdf", {"base": "file", "insert": "files", "position": "text", "searchText": "text", "positionRelative": "choice"}, ["protect", "clean", "linearize"], "file"),
    "remove-page": ("/remove-page", {"file": "file", "pages": "text"}, ["protect", "clean", "linearize"], "file"),
    "extract-pages": ("/extract-pages", {"file": "file", "pages": "text", "rotate": "choice"}, ["protect", "clean", "linearize"], "file"),
    "replace-page": ("/replace-page", {"original": "file", "replacement": "file", "page": "integer", "replacementPages": "text"}, ["protect", "clean", "linearize"], "file"),
    "rename-fields": ("/rename-fields", {"file": "file", "oldName": "text", "newName": "text", "renameMap": "pairs"}, ["protect", "clean", "linearize"], "file"),
    "detect-page": ("/detect-page", {"file": "file", "searchText": "text"}, ["accents", "all"], "json"),
    "pdf-to-docx": ("/pdf-to-docx", {"file": "file"}, ["ocr", "forms"], "file"),
    "bulk-fill": ("/bulk-fill", {"template": "file", "rows": "file", "mapping": "text", "name": "text", "sheet": "text"}, ["output", "flatten", "fit", "protect", "clean", "linearize"], "file"),
    "form-values": ("/form-values", {"files": "files"}, ["format"], "file"),
    "pipelines": ("/pipelines", {"pipeline": "pipeline", "parts": "parts"}, [], "any"),
    "run-saved-pipeline": ("/pipelines/{name}", {"name": "path", "parts": "parts"}, [], "any"),
    "upload-file": ("/files", {"file": "file", "keep": "choice"}, [], "json"),
}


class Operations:
    """A method for each operation."""

    def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        raise NotImplementedError

    def fill_pdf(
        self,
        file: FileInput,  # The document whose fields are filled.
        *,
        fields: Mapping[str, str | int | float | bool | Sequence[str]] | None = None,  # One part per field: text as it is, a check box as true or false, a choice by its value or label. Repeat a part for several values of an option list.
        flatten: bool | None = None,  # Makes the values part of the pages: nothing can be edited afterwards.
        fit: Literal["shrink"] | None = None,  # What to do with a text that is too long for its field at the form’s own font size.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Writes values into the form fields of a PDF."""
        values = {"file": file, "fields": fields, "flatten": flatten, "fit": fit, "protect": protect, "clean": clean, "linearize": linearize}
        return self._call("fill-pdf", values, call)

    def list_fields(
        self,
        file: FileInput,  # The document whose fields are listed.
        *,
        call: Call | None = None,
    ) -> DataResult[ListFieldsData]:
        """Lists the form fields of a PDF with their types and values."""
        values = {"file": file}
        return self._call("list-fields", values, call)

    def merge_pdf(
        self,
        files: Sequence[FileInput],  # Repeat the part for each file, in the order of the result.
        *,
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Joins several PDFs into one, in the order they are sent."""
        values = {"files": files, "protect": protect, "clean": clean, "linearize": linearize}
        return self._call("merge-pdf", values, call)

    def insert_pdf(
        self,
        base: FileInput,  # The document that receives the pages.
        insert: Sequence[FileInput],  # Repeat the part for each file.
        *,
        position: str | None = None,  # For example 3 or 2,5,8. Leave it out when you search for a text.
        search_text: str | None = None,  # The pages go in after the first page that contains this text.
        position_relative: Literal["after", "before"] | None = None,  # after (the default) or before the position or the page found.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Puts the pages of one or more PDFs into another, at a position or after a text."""
        values = {"base": base, "insert": insert, "position": position, "searchText": search_text, "positionRelative": position_relative, "protect": protect, "clean": clean, "linearize": linearize}
        return self._call("insert-pdf", values, call)

    def remove_page(
        self,
        file: FileInput,  # The document the pages are removed from.
        pages: str,  # For example 1,3,5 or 2-4 or 1,3-5,7.
        *,
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Removes pages from a PDF."""
        values = {"file": file, "pages": pages, "protect": protect, "clean": clean, "linearize": linearize}
        return self._call("remove-page", values, call)

    def extract_pages(
        self,
        file: FileInput,  # The document the pages are taken from.
        pages: str,  # For example 1,3,5 or 2-4 or 1,3-5,7; 3@90 turns page 3.
        *,
        rotate: Literal["0", "90", "180", "270"] | None = None,  # Degrees clockwise: 0, 90, 180 or 270.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Copies chosen pages of a PDF into a new one, rotated if you like."""
        values = {"file": file, "pages": pages, "rotate": rotate, "protect": protect, "clean": clean, "linearize": linearize}
        return self._call("extract-pages", values, call)

    def replace_page(
        self,
        original: FileInput,  # The document whose page is replaced.
        replacement: FileInput,  # The document the new page comes from.
        page: int,  # The page of the original to replace, counted from 1.
        *,
        replacement_pages: str | None = None,  # Which of its pages to use, for example 2 or 1-3. Its first page if left out.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Replaces a page of one PDF with a page of another."""
        values = {"original": original, "replacement": replacement, "page": page, "replacementPages": replacement_pages, "protect": protect, "clean": clean, "linearize": linearize}
        return self._call("replace-page", values, call)

    def rename_fields(
        self,
        file: FileInput,  # The document whose fields are renamed.
        *,
        old_name: str | None = None,  # The current full name of the field.
        new_name: str | None = None,  # The name it gets; no other field may have it already.
        rename_map: Sequence[Mapping[str, str]] | None = None,  # Instead of the two names: a JSON list of oldName and newName pairs, for several fields at once.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Gives form fields of a PDF new names; their values and appearance stay the same."""
        values = {"file": file, "oldName": old_name, "newName": new_name, "renameMap": rename_map, "protect": protect, "clean": clean, "linearize": linearize}
        return self._call("rename-fields", values, call)

    def detect_page(
        self,
        file: FileInput,  # The document to search.
        search_text: str,  # The text to look for.
        *,
        accents: Literal["ignore"] | None = None,  # Whether letters with and without an accent count as different.
        all: bool | None = None,  # The answer also lists every page that holds the text and where it stands there: a box for each line, in points from the bottom left corner of the page.
        call: Call | None = None,
    ) -> DataResult[DetectPageData]:
        """Finds the first page of a PDF that contains a text."""
        values = {"file": file, "searchText": search_text, "accents": accents, "all": all}
        return self._call("detect-page", values, call)

    def pdf_to_docx(
        self,
        file: FileInput,  # The document to convert.
        *,
        ocr: Literal["auto", "eng", "fra", "deu", "spa", "ita", "por", "nld", "pol", "ara", "chi_sim"] | Sequence[Literal["auto", "eng", "fra", "deu", "spa", "ita", "por", "nld", "pol", "ara", "chi_sim"]] | None = None,  # The languages of the scanned pages, several separated by commas, or auto to have the language recognised. Naming it is faster and makes fewer mistakes.
        forms: Literal["controls"] | None = None,  # What becomes of the fields of a form: their values as text, or content controls that can be filled in again in Word.
        call: Call | None = None,
    ) -> FileResult:
        """Turns a PDF into an editable Word document."""
        values = {"file": file, "ocr": ocr, "forms": forms}
        return self._call("pdf-to-docx", values, call)

    def bulk_fill(
        self,
        template: FileInput,  # The form that every row fills.
        rows: FileInput,  # A CSV file with a header (commas, semicolons or tabs; UTF-8 or Windows-1252), an XLSX workbook, or a JSON list of objects.
        *,
        mapping: str | None = None,  # JSON: for each field, the column that fills it, or null for none. Fields that it does not name take the column of the same name.
        name: str | None = None,  # How the files in the ZIP are named: {{row}} is the number of the row, {{Company}} its value in that column.
        sheet: str | None = None,  # The sheet of a workbook; the first one unless given.
        output: Literal["zip", "merged"] | None = None,  # A ZIP with a PDF for each row, or all of them as one PDF, which is always flattened.
        flatten: bool | None = None,  # Makes the values part of the pages: nothing can be edited afterwards.
        fit: Literal["shrink"] | None = None,  # What to do with a text that is too long for its field at the form’s own font size.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Fills one form with every row of a table."""
        values = {"template": template, "rows": rows, "mapping": mapping, "name": name, "sheet": sheet, "output": output, "flatten": flatten, "fit": fit, "protect": protect, "clean": clean, "linearize": linearize}
        return self._call("bulk-fill", values, call)

    def form_values(
        self,
        files: Sequence[FileInput],  # PDF files, or ZIPs of PDF files; one part each.
        *,
        format: Literal["csv", "json"] | None = None,  # A CSV table in UTF-8, or a JSON list with the file and its values.
        call: Call | None = None,
    ) -> FileResult:
        """Makes one table of the values in many filled forms."""
        values = {"files": files, "format": format}
        return self._call("form-values", values, call)

    def pipelines(
        self,
        pipeline: Mapping[str, Any],  # The steps, as JSON.
        *,
        parts: Mapping[str, str | FileInput | Sequence[FileInput]] | None = None,  # The files and texts that the steps refer to, by name. Several files may have the same name.
        call: Call | None = None,
    ) -> FileResult | DataResult[Any]:
        """Runs several operations one after the other in a single call."""
        values = {"pipeline": pipeline, "parts": parts}
        return self._call("pipelines", values, call)

    def run_saved_pipeline(
        self,
        name: str,  # The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.
        *,
        parts: Mapping[str, str | FileInput | Sequence[FileInput]] | None = None,  # The files and texts that the steps refer to, by name. Several files may have the same name.
        call: Call | None = None,
    ) -> FileResult | DataResult[Any]:
        """Run a saved pipeline with its parameters"""
        values = {"name": name, "parts": parts}
        return self._call("run-saved-pipeline", values, call)

    def upload_file(
        self,
        file: FileInput,
        *,
        keep: Literal["retention", "template"] | None = None,  # template: kept for 90 days instead of your plan’s retention time.
        call: Call | None = None,
    ) -> DataResult[File]:
        """Upload a file once, to name it in several calls; scope files or operations"""
        values = {"file": file, "keep": keep}
        return self._call("upload-file", values, call)


class AsyncOperations:
    """A method to await for each operation."""

    async def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        raise NotImplementedError

    async def fill_pdf(
        self,
        file: FileInput,  # The document whose fields are filled.
        *,
        fields: Mapping[str, str | int | float | bool | Sequence[str]] | None = None,  # One part per field: text as it is, a check box as true or false, a choice by its value or label. Repeat a part for several values of an option list.
        flatten: bool | None = None,  # Makes the values part of the pages: nothing can be edited afterwards.
        fit: Literal["shrink"] | None = None,  # What to do with a text that is too long for its field at the form’s own font size.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Writes values into the form fields of a PDF."""
        values = {"file": file, "fields": fields, "flatten": flatten, "fit": fit, "protect": protect, "clean": clean, "linearize": linearize}
        return await self._call("fill-pdf", values, call)

    async def list_fields(
        self,
        file: FileInput,  # The document whose fields are listed.
        *,
        call: Call | None = None,
    ) -> DataResult[ListFieldsData]:
        """Lists the form fields of a PDF with their types and values."""
        values = {"file": file}
        return await self._call("list-fields", values, call)

    async def merge_pdf(
        self,
        files: Sequence[FileInput],  # Repeat the part for each file, in the order of the result.
        *,
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Joins several PDFs into one, in the order they are sent."""
        values = {"files": files, "protect": protect, "clean": clean, "linearize": linearize}
        return await self._call("merge-pdf", values, call)

    async def insert_pdf(
        self,
        base: FileInput,  # The document that receives the pages.
        insert: Sequence[FileInput],  # Repeat the part for each file.
        *,
        position: str | None = None,  # For example 3 or 2,5,8. Leave it out when you search for a text.
        search_text: str | None = None,  # The pages go in after the first page that contains this text.
        position_relative: Literal["after", "before"] | None = None,  # after (the default) or before the position or the page found.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Puts the pages of one or more PDFs into another, at a position or after a text."""
        values = {"base": base, "insert": insert, "position": position, "searchText": search_text, "positionRelative": position_relative, "protect": protect, "clean": clean, "linearize": linearize}
        return await self._call("insert-pdf", values, call)

    async def remove_page(
        self,
        file: FileInput,  # The document the pages are removed from.
        pages: str,  # For example 1,3,5 or 2-4 or 1,3-5,7.
        *,
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Removes pages from a PDF."""
        values = {"file": file, "pages": pages, "protect": protect, "clean": clean, "linearize": linearize}
        return await self._call("remove-page", values, call)

    async def extract_pages(
        self,
        file: FileInput,  # The document the pages are taken from.
        pages: str,  # For example 1,3,5 or 2-4 or 1,3-5,7; 3@90 turns page 3.
        *,
        rotate: Literal["0", "90", "180", "270"] | None = None,  # Degrees clockwise: 0, 90, 180 or 270.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Copies chosen pages of a PDF into a new one, rotated if you like."""
        values = {"file": file, "pages": pages, "rotate": rotate, "protect": protect, "clean": clean, "linearize": linearize}
        return await self._call("extract-pages", values, call)

    async def replace_page(
        self,
        original: FileInput,  # The document whose page is replaced.
        replacement: FileInput,  # The document the new page comes from.
        page: int,  # The page of the original to replace, counted from 1.
        *,
        replacement_pages: str | None = None,  # Which of its pages to use, for example 2 or 1-3. Its first page if left out.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Replaces a page of one PDF with a page of another."""
        values = {"original": original, "replacement": replacement, "page": page, "replacementPages": replacement_pages, "protect": protect, "clean": clean, "linearize": linearize}
        return await self._call("replace-page", values, call)

    async def rename_fields(
        self,
        file: FileInput,  # The document whose fields are renamed.
        *,
        old_name: str | None = None,  # The current full name of the field.
        new_name: str | None = None,  # The name it gets; no other field may have it already.
        rename_map: Sequence[Mapping[str, str]] | None = None,  # Instead of the two names: a JSON list of oldName and newName pairs, for several fields at once.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Gives form fields of a PDF new names; their values and appearance stay the same."""
        values = {"file": file, "oldName": old_name, "newName": new_name, "renameMap": rename_map, "protect": protect, "clean": clean, "linearize": linearize}
        return await self._call("rename-fields", values, call)

    async def detect_page(
        self,
        file: FileInput,  # The document to search.
        search_text: str,  # The text to look for.
        *,
        accents: Literal["ignore"] | None = None,  # Whether letters with and without an accent count as different.
        all: bool | None = None,  # The answer also lists every page that holds the text and where it stands there: a box for each line, in points from the bottom left corner of the page.
        call: Call | None = None,
    ) -> DataResult[DetectPageData]:
        """Finds the first page of a PDF that contains a text."""
        values = {"file": file, "searchText": search_text, "accents": accents, "all": all}
        return await self._call("detect-page", values, call)

    async def pdf_to_docx(
        self,
        file: FileInput,  # The document to convert.
        *,
        ocr: Literal["auto", "eng", "fra", "deu", "spa", "ita", "por", "nld", "pol", "ara", "chi_sim"] | Sequence[Literal["auto", "eng", "fra", "deu", "spa", "ita", "por", "nld", "pol", "ara", "chi_sim"]] | None = None,  # The languages of the scanned pages, several separated by commas, or auto to have the language recognised. Naming it is faster and makes fewer mistakes.
        forms: Literal["controls"] | None = None,  # What becomes of the fields of a form: their values as text, or content controls that can be filled in again in Word.
        call: Call | None = None,
    ) -> FileResult:
        """Turns a PDF into an editable Word document."""
        values = {"file": file, "ocr": ocr, "forms": forms}
        return await self._call("pdf-to-docx", values, call)

    async def bulk_fill(
        self,
        template: FileInput,  # The form that every row fills.
        rows: FileInput,  # A CSV file with a header (commas, semicolons or tabs; UTF-8 or Windows-1252), an XLSX workbook, or a JSON list of objects.
        *,
        mapping: str | None = None,  # JSON: for each field, the column that fills it, or null for none. Fields that it does not name take the column of the same name.
        name: str | None = None,  # How the files in the ZIP are named: {{row}} is the number of the row, {{Company}} its value in that column.
        sheet: str | None = None,  # The sheet of a workbook; the first one unless given.
        output: Literal["zip", "merged"] | None = None,  # A ZIP with a PDF for each row, or all of them as one PDF, which is always flattened.
        flatten: bool | None = None,  # Makes the values part of the pages: nothing can be edited afterwards.
        fit: Literal["shrink"] | None = None,  # What to do with a text that is too long for its field at the form’s own font size.
        protect: Literal["keep"] | None = None,  # If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has.
        clean: bool | None = None,  # Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were.
        linearize: bool | None = None,  # The file is linearized: a browser shows its first page before the rest has come.
        call: Call | None = None,
    ) -> FileResult:
        """Fills one form with every row of a table."""
        values = {"template": template, "rows": rows, "mapping": mapping, "name": name, "sheet": sheet, "output": output, "flatten": flatten, "fit": fit, "protect": protect, "clean": clean, "linearize": linearize}
        return await self._call("bulk-fill", values, call)

    async def form_values(
        self,
        files: Sequence[FileInput],  # PDF files, or ZIPs of PDF files; one part each.
        *,
        format: Literal["csv", "json"] | None = None,  # A CSV table in UTF-8, or a JSON list with the file and its values.
        call: Call | None = None,
    ) -> FileResult:
        """Makes one table of the values in many filled forms."""
        values = {"files": files, "format": format}
        return await self._call("form-values", values, call)

    async def pipelines(
        self,
        pipeline: Mapping[str, Any],  # The steps, as JSON.
        *,
        parts: Mapping[str, str | FileInput | Sequence[FileInput]] | None = None,  # The files and texts that the steps refer to, by name. Several files may have the same name.
        call: Call | None = None,
    ) -> FileResult | DataResult[Any]:
        """Runs several operations one after the other in a single call."""
        values = {"pipeline": pipeline, "parts": parts}
        return await self._call("pipelines", values, call)

    async def run_saved_pipeline(
        self,
        name: str,  # The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.
        *,
        parts: Mapping[str, str | FileInput | Sequence[FileInput]] | None = None,  # The files and texts that the steps refer to, by name. Several files may have the same name.
        call: Call | None = None,
    ) -> FileResult | DataResult[Any]:
        """Run a saved pipeline with its parameters"""
        values = {"name": name, "parts": parts}
        return await self._call("run-saved-pipeline", values, call)

    async def upload_file(
        self,
        file: FileInput,
        *,
        keep: Literal["retention", "template"] | None = None,  # template: kept for 90 days instead of your plan’s retention time.
        call: Call | None = None,
    ) -> DataResult[File]:
        """Upload a file once, to name it in several calls; scope files or operations"""
        values = {"file": file, "keep": keep}
        return await self._call("upload-file", values, call)
