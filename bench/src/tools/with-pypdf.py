"""The work of the bench by pypdf: python3 with-pypdf.py TASK OUTPUT [PAGES] FILE..."""
import sys

from pypdf import PdfReader, PdfWriter, __version__

task, output, *rest = sys.argv[1:]


def chosen(pages):
    for piece in pages.split(","):
        first, _, last = piece.partition("-")
        yield from range(int(first) - 1, int(last or first))


if task == "version":
    print(__version__)
elif task == "list":
    print(len(PdfReader(rest[0]).get_fields()))
elif task == "text":
    with open(output, "w", encoding="utf-8") as target:
        for page in PdfReader(rest[0]).pages:
            target.write(page.extract_text())
else:
    writer = PdfWriter()
    if task == "merge":
        for file in rest:
            writer.append(file)
    elif task == "pages":
        writer.append(rest[1], pages=list(chosen(rest[0])))
    elif task == "fill":
        writer.append(rest[0])
        values = {f"field_{n}": f"Value of field_{n}" for n in range(1, 101)}
        for page in writer.pages:
            writer.update_page_form_field_values(page, values)
    writer.write(output)
