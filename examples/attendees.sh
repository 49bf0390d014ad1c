#!/bin/sh
# Lists the attendees of an event, page by page, and how many are inside. Needs curl and sed.
set -eu
PODIUM=${PODIUM:-http://localhost:4000}
PODIUM_TOKEN=${PODIUM_TOKEN:-pdm_eYZ91-6rtHK7VbVruDEHxuO-tbgBEsq-VoHv3bEE_dYUr7hdl} # the sandbox's
PODIUM_EVENT=${PODIUM_EVENT:-01980000-0000-7000-8000-00000000d0e0}

# Sends a document with the variables $event and $after. Errors are on the line that "errors" begins.
ask() {
  answer=$(curl -sS --retry 5 "$PODIUM/graphql" -H "authorization: Bearer $PODIUM_TOKEN" -H 'content-type: application/json' \
    -d "{\"query\":\"$1\",\"variables\":{\"event\":\"$PODIUM_EVENT\",\"after\":${2:-null}}}")
  case $answer in *'"errors":'*) echo "$answer" >&2 && exit 1 ;; esac
}

# The value of the first key of this name.
value() { echo "$answer" | sed -n "s/.*\"$1\":\(\"[^\"]*\"\|[^,}]*\).*/\1/p"; }

list='query ($event: ID!, $after: String) { attendees(eventId: $event, first: 100, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { firstName lastName organization } } }'
list=$(echo "$list" | tr '\n' ' ')

after=null
while :; do
  ask "$list" "$after"
  echo "$answer" | sed 's/},{/\n/g' | sed -n 's/.*"firstName":"\([^"]*\)","lastName":"\([^"]*\)","organization":"\([^"]*\)".*/\1 \2, \3/p'
  [ "$(value hasNextPage)" = true ] || break
  after=$(value endCursor)
done

ask 'query ($event: ID!) { headCount(eventId: $event) { inside entered } }'
echo "Inside: $(value inside) of $(value entered) who came"
