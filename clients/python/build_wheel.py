"""Makes the wheel that pip installs (PEP 517, PEP 427). One folder of plain Python needs no build tool, and so no network."""

import base64
import hashlib
import tomllib
import zipfile
from pathlib import Path

_project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
_base = f"{_project['name']}-{_project['version']}"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {str(path): path.read_bytes() for path in sorted(Path(_project["name"]).iterdir()) if path.is_file()}
    files[f"{_base}.dist-info/METADATA"] = _metadata().encode()
    files[f"{_base}.dist-info/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: pagesmith\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = f"{_base}.dist-info/RECORD"
    rows = [f"{path},sha256={_digest(content)},{len(content)}" for path, content in files.items()]
    files[record] = "\n".join([*rows, f"{record},,", ""]).encode()
    name = f"{_base}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            wheel.writestr(path, content)
    return name


def _metadata():
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {_project['name']}",
        f"Version: {_project['version']}",
        f"Summary: {_project['description']}",
        f"Requires-Python: {_project['requires-python']}",
        *(f"Classifier: {classifier}" for classifier in _project["classifiers"]),
        "Description-Content-Type: text/markdown",
        "",
        Path(_project["readme"]).read_text(),
    ]
    return "\n".join(lines)


def _digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
