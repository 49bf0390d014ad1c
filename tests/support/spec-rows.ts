/** One statement of the specification, and the unit test that checks it. */
export interface UnitRow {
  section: 2 | 3 | 4 | 8 | 9;
  says: string;
  file: string;
  /** Title of the test, as it stands in the file. */
  test: string;
}

/** Statements that unit tests check; those that need a browser are in spec.test.ts. */
export const unitRows: readonly UnitRow[] = [
  {
    section: 2,
    says: 'Without both user and token, the visitor is redirected to /auth',
    file: 'client/src/app/layouts/ProtectedLayout.test.tsx',
    test: 'without a session the login opens and knows where to return',
  },
  {
    section: 2,
    says: 'Any path containing attendees/verify-code/ is open without login',
    file: 'client/src/app/layouts/ProtectedLayout.test.tsx',
    test: 'the check of an entry code is open to everybody',
  },
  {
    section: 2,
    says: 'The main menu has ten entries for all five roles',
    file: 'client/src/app/navigation.test.ts',
    test: 'the main menu has its ten entries in order',
  },
  {
    section: 2,
    says: 'ADMIN, SUPERVISOR and MANAGER have six administration entries',
    file: 'client/src/app/navigation.test.ts',
    test: '%s administers everything',
  },
  {
    section: 2,
    says: 'EXECUTIVE has Reports and Statistics only',
    file: 'client/src/app/navigation.test.ts',
    test: 'EXECUTIVE sees reports and statistics only',
  },
  {
    section: 2,
    says: 'ATTENDEE has no administration entries',
    file: 'client/src/app/navigation.test.ts',
    test: 'ATTENDEE administers nothing',
  },
  {
    section: 2,
    says: 'The bottom bar links event home, attendees, exhibitors and speakers',
    file: 'client/src/app/navigation.test.ts',
    test: 'the phone bar links home, attendees, exhibitors and speakers',
  },
  {
    section: 2,
    says: 'Only three roles scan QR codes from the phone menu',
    file: 'client/src/app/navigation.test.ts',
    test: 'the phone menu offers scanning to those who may scan',
  },
  {
    section: 2,
    says: 'Interests are the distinct values of all groups',
    file: 'client/src/features/account/profile/lib/distinct-interests.test.ts',
    test: 'gathers the values of all groups, each once and in order',
  },
  {
    section: 2,
    says: 'Three error pages with their titles and texts, marked no-index',
    file: 'client/src/ui/ErrorPage.test.tsx',
    test: '%i has its title and text, and stays out of search engines',
  },
  {
    section: 2,
    says: 'Back leads to the previous page',
    file: 'client/src/ui/ErrorPage.test.tsx',
    test: 'Back goes to the previous page',
  },
  {
    section: 2,
    says: 'Go To Home leads to /',
    file: 'client/src/ui/ErrorPage.test.tsx',
    test: 'Go To Home goes home',
  },
  {
    section: 2,
    says: 'confirm has No and Yes',
    file: 'client/src/ui/hooks/useDialogs.test.tsx',
    test: 'confirm answers %s with %j',
  },
  {
    section: 2,
    says: 'alert has an OK button',
    file: 'client/src/ui/hooks/useDialogs.test.tsx',
    test: 'alert has one button, OK',
  },
  {
    section: 3,
    says: 'Auth state: user, token, device, bookmarks, profile; join state: event, code, newUser',
    file: 'client/src/data/session.test.ts',
    test: 'auth and join are stored under one key with version 1, and nothing else is',
  },
  {
    section: 4,
    says: 'Logged in means both user and token are present',
    file: 'client/src/data/session.test.ts',
    test: 'logged in means that both user and token are present',
  },
  {
    section: 4,
    says: 'Logout clears token, user, profile and bookmarks',
    file: 'client/src/data/session.test.ts',
    test: 'logout clears token, user, profile and bookmarks and nothing else',
  },
  {
    section: 4,
    says: 'Reauth success updates the user',
    file: 'client/src/features/sign-in/lib/reauth.test.ts',
    test: 'an answer renews the user',
  },
  {
    section: 4,
    says: 'Only auth and join state are persisted',
    file: 'client/src/data/session.test.ts',
    test: 'auth and join are stored under one key with version 1, and nothing else is',
  },
  {
    section: 4,
    says: 'Rehydrate timeout 5000 ms',
    file: 'client/src/data/session.test.ts',
    test: 'a storage that does not answer is given up after 5000 ms',
  },
  {
    section: 4,
    says: 'A non-login 401 triggers logout',
    file: 'client/src/data/apollo.test.ts',
    test: 'a refusal of the current token ends the session',
  },
  {
    section: 4,
    says: "The sender sees 'Waiting...', 'Confirmed', 'Rejected'",
    file: 'client/src/features/meetings/lib/meeting-label.test.ts',
    test: 'tells the sender whether they wait, are confirmed or rejected',
  },
  {
    section: 4,
    says: 'The receiver sees buttons while PENDING, else the label',
    file: 'client/src/features/meetings/lib/meeting-label.test.ts',
    test: 'leaves the receiver of a pending request to the buttons',
  },
  {
    section: 4,
    says: 'Confirmation dialog: open or closed',
    file: 'client/src/ui/hooks/useDialogs.test.tsx',
    test: 'confirm answers %s with %j',
  },
  {
    section: 8,
    says: 'Network failure: the message of the specification',
    file: 'client/src/data/errors.test.ts',
    test: 'without an answer the sentence is the one of the specification',
  },
  {
    section: 8,
    says: 'Other errors: body and status are passed on',
    file: 'client/src/data/errors.test.ts',
    test: 'errors within the body count more than the status',
  },
  {
    section: 9,
    says: 'Persist storage version 1',
    file: 'client/src/data/session.test.ts',
    test: 'auth and join are stored under one key with version 1, and nothing else is',
  },
  {
    section: 9,
    says: 'Unused cached data is kept 60 s',
    file: 'client/src/data/freshness.test.ts',
    test: 'an answer that nobody shows is kept 60 s and then gone, with what only it held',
  },
  {
    section: 9,
    says: 'Toast durations',
    file: 'client/src/lib/toast-timer.test.ts',
    test: 'toasts stay as long as the specification says',
  },
  {
    section: 9,
    says: 'Toasts pause while the page is idle',
    file: 'client/src/lib/toast-timer.test.ts',
    test: 'a held toast goes on from where it was',
  },
  {
    section: 9,
    says: '12-hour times',
    file: 'client/src/lib/format.test.ts',
    test: 'a time is 12-hour and in the zone of the event',
  },
];
