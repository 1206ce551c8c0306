"""The work of the bench by pikepdf, several times in one process:
python3 with-pikepdf.py WARM-UPS RUNS TASK OUTPUT [PAGES] FILE..."""
import json
import pathlib
import resource
import sys
import time

import pikepdf

warm_ups, runs, task, output, *rest = sys.argv[1:]


def chosen(pages):
    for piece in pages.split(","):
        first, _, last = piece.partition("-")
        yield from range(int(first) - 1, int(last or first))


def work():
    if task == "text":
        sys.exit("pikepdf reads no text")
    if task == "save":
        with pikepdf.open(rest[0]) as document:
            document.save(output)
        return
    target = pikepdf.new()
    files = rest if task == "merge" else rest[1:]
    sources = [pikepdf.open(path) for path in files]
    for source in sources:
        wanted = chosen(rest[0]) if task == "pages" else range(len(source.pages))
        target.pages.extend(source.pages[index] for index in wanted)
    target.save(output)


for run in range(-int(warm_ups), int(runs)):
    pathlib.Path(output).unlink(missing_ok=True)
    before = time.process_time()
    work()
    spent = (time.process_time() - before) * 1000
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    if run >= 0:
        print(json.dumps({"cpuMs": spent, "peakBytes": peak}))
