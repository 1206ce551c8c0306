"""Goes on writing in a Word document with LibreOffice, as a person would.

    go-on-writing.py SOFFICE FOLDER

Opens FOLDER/given.docx, lengthens its longest paragraph, adds a row to its longest table, changes its first figure and
saves it as FOLDER/changed.docx. Prints what it found before, and after opening the saved file again, as JSON; both are
left in FOLDER as PDFs.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue

SENTENCE = " Somebody goes on writing here, and what is below has to make room for these words."
FIGURE = r"\b[0-9]+[.,][0-9]{2}\b"
ATTEMPTS_MAX = 600


def connect(soffice, folder):
    """Starts LibreOffice with a profile of its own, and waits until it answers."""
    pipe = f"pipe,name=pagesmith-{folder.name};urp;StarOffice.ComponentContext"
    office = subprocess.Popen(
        [
            soffice,
            f"-env:UserInstallation={(folder / 'profile').as_uri()}",
            "--headless",
            "--norestore",
            f"--accept={pipe.rsplit(';', 1)[0]};",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(ATTEMPTS_MAX):
        if office.poll() is not None:
            break
        try:
            context = resolver.resolve(f"uno:{pipe}")
            return office, context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        except Exception:
            time.sleep(0.2)
    office.kill()
    raise SystemExit("LibreOffice does not answer.")


def named(name, value):
    return PropertyValue(Name=name, Value=value)


def open_document(desktop, path):
    return desktop.loadComponentFromURL(path.as_uri(), "_blank", 0, (named("Hidden", True),))


def save(document, path, filter_name):
    document.storeToURL(path.as_uri(), (named("FilterName", filter_name),))


def parts(text):
    found = text.createEnumeration()
    while found.hasMoreElements():
        yield found.nextElement()


def is_table(part):
    return part.supportsService("com.sun.star.text.TextTable")


def tables(document):
    return [part for part in parts(document.Text) if is_table(part)]


def cell_names(table):
    return list(table.CellNames)


def columns(table):
    """How many cells the row with the most of them has: names are A1, B1, A2, or A1.1.1 inside of a divided cell."""
    rows = {}
    for name in cell_names(table):
        row = name.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        rows[row] = rows.get(row, 0) + 1
    return max(rows.values(), default=0)


def words(document):
    found = []
    for part in parts(document.Text):
        texts = [part.getCellByName(name).String for name in cell_names(part)] if is_table(part) else [part.String]
        found += [word for text in texts for word in text.split()]
    return found


def describe(document):
    return {
        "pages": document.CurrentController.PageCount,
        "columns": [columns(table) for table in tables(document)],
        "words": words(document),
    }


def lengthen(document):
    paragraphs = [part for part in parts(document.Text) if not is_table(part)]
    longest = max(paragraphs, key=lambda paragraph: len(paragraph.String), default=None)
    if longest is None or longest.String == "":
        return
    longest.Text.insertString(longest.End, SENTENCE, False)


def add_row(document):
    for table in sorted(tables(document), key=lambda table: -table.Rows.Count):
        at = table.Rows.Count
        table.Rows.insertByIndex(at, 1)
        names = [name for name in cell_names(table) if name.endswith(str(at + 1))]
        if names:
            table.getCellByName(names[0]).String = "added"
        return


def change_figure(document):
    search = document.createSearchDescriptor()
    search.SearchRegularExpression = True
    search.SearchString = FIGURE
    figure = document.findFirst(search)
    if figure is not None:
        figure.String = "98765.43"


def main(soffice, folder):
    office, desktop = connect(soffice, folder)
    try:
        document = open_document(desktop, folder / "given.docx")
        before = describe(document)
        save(document, folder / "given.pdf", "writer_pdf_Export")
        lengthen(document)
        add_row(document)
        change_figure(document)
        save(document, folder / "changed.docx", "MS Word 2007 XML")
        document.close(True)
        document = open_document(desktop, folder / "changed.docx")
        after = describe(document)
        save(document, folder / "changed.pdf", "writer_pdf_Export")
        document.close(True)
        print(json.dumps({"before": before, "after": after}))
    finally:
        try:
            desktop.terminate()
        except Exception:
            pass
        office.wait()


main(sys.argv[1], Path(sys.argv[2]).resolve())
