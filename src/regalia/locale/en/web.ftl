# The server: problems with requests, and the few pages it writes itself

web-problem-illegal-move = The rules do not allow that
web-problem-stale = The game has moved on
web-problem-not-now = Not possible now
web-problem-bad-input = That does not fit together
web-problem-missing = Not found
web-problem-forbidden = Not yours to do
web-problem-foreign = Refused
web-problem-shut = This door is shut
web-problem-outside = The password first
web-problem-unknown = Who are you?
web-problem-malformed = Not understood
web-problem-too-large = Too large
web-problem-not-json = Not JSON
web-problem-slow = Too slow
web-problem-wrong-method = Not by this method
web-problem-busy = Too much at once
web-problem-unavailable = The database is away
web-problem-internal = Our mistake

web-internal = Something went wrong on our side. It has been noted.
web-unknown = Choose a name first: this needs a guest's cookie or a token.
web-foreign = A page of another site has sent this. Open the table on its own site.
web-malformed = That request is not as it should be: { $reason }.
web-too-large = A request has at most { $most } KB.
web-not-json = Send the body as JSON, with the header Content-Type: application/json.
web-long-head = The headers of a request have at most { $most } KB.
web-left = The request broke off.
web-slow = A request has to be complete within { $seconds } seconds.
web-busy = That was too much in too short a time. Wait a moment.
web-chat-slow = You write faster than others can read. Wait a few seconds and send it again.
web-not-there = There is nothing at this address.
web-wrong-method = This address does not answer to that method.
web-eyes = Before the end you see with your own eyes only.
web-token = A token plays for its owner. The account itself needs the owner's own cookie.

web-docs-title = The API of Regalia
web-docs-intro = All addresses take and give JSON. The full description is in /api/openapi.json; a table’s stream is Server-Sent Events.
web-docs-problems = Problems
web-no-client = The server is running. The table for the browser has not been built here; programs can play through the API.
