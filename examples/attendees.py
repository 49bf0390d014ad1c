"""Writes the attendees of an event to attendees.csv. Needs Python 3.9 and nothing else: python3 attendees.py"""
import csv
import json
import os
import sys
import time
import urllib.error
import urllib.request

PODIUM = os.environ.get("PODIUM", "http://localhost:4000")
TOKEN = os.environ.get("PODIUM_TOKEN", "pdm_eYZ91-6rtHK7VbVruDEHxuO-tbgBEsq-VoHv3bEE_dYUr7hdl")  # the sandbox's
EVENT = os.environ.get("PODIUM_EVENT", "01980000-0000-7000-8000-00000000d0e0")

ATTENDEES = """query ($event: ID!, $after: String) {
  attendees(eventId: $event, first: 100, after: $after) {
    nodes { firstName lastName jobTitle organization country email }
    pageInfo { hasNextPage endCursor }
  }
}"""


def ask(query, **variables):
    """The data of an operation. Waits where the budget of this minute is used up."""
    body = json.dumps({"query": query, "variables": variables}).encode()
    headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(f"{PODIUM}/graphql", body, headers)) as response:
                answer = json.load(response)
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (429, 503):
                raise
            time.sleep(int(refusal.headers.get("retry-after", 1)))
            continue
        [error, *_] = answer.get("errors") or [None]
        if error is None:
            return answer["data"]
        if error["extensions"]["code"] != "RATE_LIMITED":
            sys.exit(f"{error['extensions']['code']}: {error['message']}")
        time.sleep(error["extensions"]["retryAfter"])


def attendees():
    after = None
    while True:
        page = ask(ATTENDEES, event=EVENT, after=after)["attendees"]
        yield from page["nodes"]
        if not page["pageInfo"]["hasNextPage"]:
            return
        after = page["pageInfo"]["endCursor"]


rows = list(attendees())
with open("attendees.csv", "w", newline="", encoding="utf-8-sig") as file:
    writer = csv.DictWriter(file, rows[0].keys() if rows else [])
    writer.writeheader()
    writer.writerows(rows)
print(f"{len(rows)} attendees are in attendees.csv")
