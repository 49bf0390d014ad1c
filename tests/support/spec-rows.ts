/** Statements that unit tests check, and the titles of the tests as they stand in their files; those that need a browser are in tests/e2e/spec. */
const TABLE = `
2 | Without both user and token, the visitor is redirected to /auth | app/layouts/ProtectedLayout.test.tsx | without a session the login opens and knows where to return
2 | Any path containing attendees/verify-code/ is open without login | app/layouts/ProtectedLayout.test.tsx | the check of an entry code is open to everybody
2 | The main menu has ten entries for all five roles | app/navigation.test.ts | the main menu has its ten entries in order
2 | ADMIN, SUPERVISOR and MANAGER have six administration entries | app/navigation.test.ts | %s administers everything
2 | EXECUTIVE has Reports and Statistics only | app/navigation.test.ts | EXECUTIVE sees reports and statistics only
2 | ATTENDEE has no administration entries | app/navigation.test.ts | ATTENDEE administers nothing
2 | The bottom bar links event home, attendees, exhibitors and speakers | app/navigation.test.ts | the phone bar links home, attendees, exhibitors and speakers
2 | Only three roles scan QR codes from the phone menu | app/navigation.test.ts | the phone menu offers scanning to those who may scan
2 | Interests are the distinct values of all groups | features/account/profile/lib/distinct-interests.test.ts | gathers the values of all groups, each once and in order
2 | Three error pages with their titles and texts, marked no-index | ui/ErrorPage.test.tsx | %i has its title and text, and stays out of search engines
2 | Back leads to the previous page | ui/ErrorPage.test.tsx | Back goes to the previous page
2 | Go To Home leads to / | ui/ErrorPage.test.tsx | Go To Home goes home
2 | confirm has No and Yes | ui/hooks/useDialogs.test.tsx | confirm answers %s with %j
2 | alert has an OK button | ui/hooks/useDialogs.test.tsx | alert has one button, OK
3 | Auth state: user, token, device, bookmarks, profile; join state: event, code, newUser | data/session/session.test.ts | auth and join are stored under one key with version 1, and nothing else is
4 | Logged in means both user and token are present | data/session/session.test.ts | logged in means that both user and token are present
4 | Logout clears token, user, profile and bookmarks | data/session/session.test.ts | logout clears token, user, profile and bookmarks and nothing else
4 | Reauth success updates the user | features/sign-in/lib/reauth.test.ts | an answer renews the user
4 | Only auth and join state are persisted | data/session/session.test.ts | auth and join are stored under one key with version 1, and nothing else is
4 | Rehydrate timeout 5000 ms | data/session/session.test.ts | a storage that does not answer is given up after 5000 ms
4 | A non-login 401 triggers logout | data/connection/apollo.test.ts | a refusal of the current token ends the session
4 | The sender sees 'Waiting...', 'Confirmed', 'Rejected' | features/meetings/lib/meeting-label.test.ts | tells the sender whether they wait, are confirmed or rejected
4 | The receiver sees buttons while PENDING, else the label | features/meetings/lib/meeting-label.test.ts | leaves the receiver of a pending request to the buttons
4 | Confirmation dialog: open or closed | ui/hooks/useDialogs.test.tsx | confirm answers %s with %j
8 | Network failure: the message of the specification | data/errors/errors.test.ts | without an answer the sentence is the one of the specification
8 | Other errors: body and status are passed on | data/errors/errors.test.ts | errors within the body count more than the status
9 | Persist storage version 1 | data/session/session.test.ts | auth and join are stored under one key with version 1, and nothing else is
9 | Unused cached data is kept 60 s | data/freshness/freshness.test.ts | an answer that nobody shows is kept 60 s and then gone, with what only it held
9 | Toast durations | lib/toast-timer.test.ts | toasts stay as long as the specification says
9 | Toasts pause while the page is idle | lib/toast-timer.test.ts | a held toast goes on from where it was
9 | 12-hour times | lib/format.test.ts | a time is 12-hour and in the zone of the event
`;

/** One statement of the specification, and the unit test that checks it. */
export const unitRows = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [section, says, file, test] = row.split(' | ') as [string, string, string, string];
    return { section, says, file: `client/src/${file}`, test };
  });
