"""Run by client.test.ts where the package is installed: the address of the API, three keys, and a proxy with troubles."""

import asyncio
import base64
import hashlib
import hmac
import sys
import time
from pathlib import Path

from pagesmith import AsyncPagesmith, Call, Pagesmith, PagesmithError, WebhookError, verify_webhook

url, key, other_key, owner_key, proxy_url = sys.argv[1:]
contract = Path("contract.pdf")
pagesmith = Pagesmith(url, key)


def code_of(action):
    try:
        action()
    except PagesmithError as error:
        return error.code
    raise AssertionError("nothing was raised")


# From disk, from memory and from an open file, which is sent without its size; saved as a stream.
progress = []
with open("annex.pdf", "rb") as annex:
    merged = pagesmith.merge_pdf(
        [contract, contract.read_bytes(), annex], linearize=True, call=Call(on_upload=progress.append)
    )
assert merged.name == "merged-document.pdf" and merged.credits_used == 1, merged.name
merged.save("merged.pdf")
assert Path("merged.pdf").stat().st_size > contract.stat().st_size
assert progress[-1].total_bytes is None and progress[-1].sent_bytes > 2 * contract.stat().st_size

form = Path("application-form.pdf")
filled = pagesmith.fill_pdf(form, fields={"full_name": "Zoë", "newsletter": True}, flatten=False)
values = {field["name"]: field["value"] for field in pagesmith.list_fields(filled.read()).data["fields"]}
assert values["full_name"] == "Zoë" and values["newsletter"] is True, values

assert code_of(lambda: pagesmith.extract_pages(contract, "99")) == "page_absent"
protected = Path("contract-protected.pdf")
assert code_of(lambda: pagesmith.extract_pages(protected, "1", call=Call(password="pässword"))) == "password_wrong"
assert code_of(lambda: pagesmith.start("remove-page", file=contract, pages="99").result()) == "page_absent"

filled = {"operation": "fill-pdf", "parts": {"file": {"part": "form"}, "full_name": {"part": "name"}}}
both = {"operation": "merge-pdf", "parts": {"files": [{"step": 1}, {"part": "annexes"}]}}
run = pagesmith.pipelines(
    {"steps": [filled, both]}, parts={"form": form, "name": "Zoë", "annexes": [contract, contract]}
)
assert run.credits_used == 2 and run.read(5) == b"%PDF-"
listed = {"operation": "list-fields", "parts": {"file": {"step": 1}}}
assert pagesmith.pipelines({"steps": [filled, listed]}, parts={"form": form, "name": "Zoë"}).data["fields"]

# Uploaded once, used by its id beside the result of a job and files that are here.
owner = Pagesmith(url, owner_key)
uploaded = owner.upload_file(contract, keep="template").data
assert owner.list_files()["files"] == [uploaded]
job = owner.start("extract-pages", file={"file": uploaded["id"]}, pages="1")
job.ended()
with open("annex.pdf", "rb") as annex:
    parts = [{"file": uploaded["id"]}, annex, {"job": job.id}, contract.read_bytes(), contract]
    mixed = owner.merge_pdf(parts).read()
assert Pagesmith(url, other_key).detect_page(mixed, "Signature").data["totalPages"] == 5 + 1 + 1 + 5 + 5
assert code_of(lambda: owner.list_fields({"url": "https://169.254.169.254/a.pdf"})) == "address_not_public"
assert code_of(lambda: owner.deliver("extract-pages", "https://10.0.0.1/", file=contract, pages="1")) == "address_not_public"
link = owner.link("extract-pages", file={"file": uploaded["id"]}, pages="1").data
token = link["url"].split("token=")[1]
assert len(owner.get_link(link["file"], token).read()) == link["sizeBytes"]
owner.delete_file(uploaded["id"])
assert code_of(lambda: owner.get_file(uploaded["id"])) == "file_absent"

# What a key manages.
made = owner.create_key("made", scopes=["operations"], rate_per_minute=5)
assert owner.change_key(made["id"], rate_per_minute=None)["ratePerMinute"] is None
assert owner.rotate_key(made["id"], 1)["key"] != made["key"]
owner.delete_key(made["id"])
owner.save_pipeline("first", [listed | {"parts": {"file": {"part": "form"}}}])
assert owner.run_saved_pipeline("first", parts={"form": form}).data["fields"]
assert owner.get_usage()["subscription"]["currentUsage"] >= 3 and owner.list_calls(limit=1)["calls"]

# A table: one call that waits for its job.
rows = Path("rows.csv")
rows.write_text("full_name\nZoë\nAda\n", encoding="utf-8")
zipped = owner.bulk_fill(form, rows, name="{{full_name}}.pdf")
assert zipped.name == "filled-documents.zip" and zipped.read(2) == b"PK"

# A refusal and a lost answer: one call, done and charged once.
unreliable = Pagesmith(proxy_url, other_key)
before = unreliable.list_fields(form)
after = unreliable.list_fields(form)
assert before.credits_remaining - after.credits_remaining == 1


async def tasks():
    client = AsyncPagesmith(url, other_key)
    job = await client.start("remove-page", file=contract, pages="1")
    removed, found = await asyncio.gather(job.result(), client.detect_page(contract, "Signature"))
    assert removed.read(5) == b"%PDF-" and found.data["page"] > 0
    managing = AsyncPagesmith(url, owner_key)
    uploaded = await managing.upload_file(contract)
    again = await managing.detect_page({"file": uploaded.data["id"]}, "Signature")
    assert again.data == found.data and (await managing.list_files())["next"] is None


asyncio.run(tasks())

secret = b"a secret of some length"
body = '{"type": "call.failed", "data": {"operation": "é"}}'.encode()
sent_at = str(int(time.time()))
signature = base64.b64encode(hmac.new(secret, f"evt_1.{sent_at}.".encode() + body, hashlib.sha256).digest()).decode()
headers = {"Webhook-Id": "evt_1", "Webhook-Timestamp": sent_at, "Webhook-Signature": f"v1,AAAA v1,{signature}"}
given = "whsec_" + base64.b64encode(secret).decode()
assert verify_webhook(given, headers, body)["data"]["operation"] == "é"
for wrong, moment in ((body + b" ", None), (body, time.time() + 301)):
    try:
        verify_webhook(given, headers, wrong, moment)
    except WebhookError:
        continue
    raise AssertionError("a forged or old webhook was taken")

print("done")
