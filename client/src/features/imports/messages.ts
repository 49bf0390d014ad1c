import { counted } from '../../lib/bidi';
import type { CompanyKind, ImportKind, ImportStatus, TextEncoding } from '../../generated/graphql';
import { formatNumber, plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

interface KindTexts {
  title: string;
  description: string;
  short: string;
  count: (total: number) => string;
  seeAll: string;
  byHand: string;
}

const kinds: Record<ImportKind, KindTexts> = {
  ATTENDEES: {
    title: 'Import attendees',
    description: 'Add or update many people from a file. People are recognised by their e-mail address.',
    short: 'Attendees',
    count: (total) => plural(total, 'person', 'people'),
    seeAll: 'See attendees',
    byHand: 'Add people by hand',
  },
  COMPANIES: {
    title: 'Import companies',
    description: 'Add or update many companies from a file. Companies are recognised by kind and name.',
    short: 'Companies',
    count: (total) => plural(total, 'company', 'companies'),
    seeAll: 'See companies',
    byHand: 'Add companies by hand',
  },
  ACTIVITIES: {
    title: 'Import schedule',
    description:
      'Add or update sessions and breaks from a file. They are recognised by title and start. Speakers are named by their e-mail addresses.',
    short: 'Schedule',
    count: (total) => plural(total, 'session or break', 'sessions and breaks'),
    seeAll: 'See schedule',
    byHand: 'Add sessions by hand',
  },
  MEETING_WISHES: {
    title: 'Import wishes',
    description:
      'Add the wishes of people: must meet, like to meet or no thanks, by e-mail addresses or names of companies. What somebody has said themselves stays.',
    short: 'Wishes',
    count: (total) => plural(total, 'wish', 'wishes'),
    seeAll: 'See the meeting program',
    byHand: 'See the meeting program',
  },
  MEETING_TARGETS: {
    title: 'Import promises',
    description:
      'Add or update how many meetings people, companies and groups are promised, and how many they have at most.',
    short: 'Promises',
    count: (total) => plural(total, 'promise or limit', 'promises and limits'),
    seeAll: 'See the meeting program',
    byHand: 'Add promises by hand',
  },
};

/** Companies by kind: how many, and the way to their list. */
const companies: Record<CompanyKind, { count: (total: number) => string; seeAll: string }> = {
  EXHIBITOR: { count: (total) => plural(total, 'exhibitor'), seeAll: 'See exhibitors' },
  SPONSOR: { count: (total) => plural(total, 'sponsor'), seeAll: 'See sponsors' },
  STARTUP: { count: (total) => plural(total, 'startup'), seeAll: 'See startups' },
  IT_EXPORTER: { count: (total) => plural(total, 'IT exporter'), seeAll: 'See IT exporters' },
};

const statuses: Record<ImportStatus, string> = {
  PREPARED: 'Draft',
  QUEUED: 'Waiting',
  RUNNING: 'Running',
  CHECKED: 'Checked',
  REFUSED: 'Not imported',
  COMMITTED: 'Imported',
  FAILED: 'Failed',
  UNDONE: 'Undone',
};

const encodings: Record<TextEncoding, string> = {
  WESTERN: 'Western Europe',
  CENTRAL_EUROPEAN: 'Central Europe',
  CYRILLIC: 'Cyrillic',
  GREEK: 'Greek',
  TURKISH: 'Turkish',
  HEBREW: 'Hebrew',
  ARABIC: 'Arabic, Urdu',
  BALTIC: 'Baltic',
  VIETNAMESE: 'Vietnamese',
  WESTERN_MAC: 'Western Europe, Mac',
  CYRILLIC_MAC: 'Cyrillic, Mac',
  CYRILLIC_DOS: 'Cyrillic, DOS',
  JAPANESE: 'Japanese',
  CHINESE_SIMPLIFIED: 'Chinese, simplified',
  CHINESE_TRADITIONAL: 'Chinese, traditional',
  KOREAN: 'Korean',
};

/** Texts of this feature. */
export const messages = catalogue('imports', {
  title: 'Imports',
  description:
    'Add or update people, companies, the schedule or a meeting program from a file, and see what earlier imports did.',
  kinds,
  companies,
  statuses,
  ofProgram: 'For the meeting program:',
  back: 'All imports',
  start: {
    label: 'New import',
    kind: 'What the file brings',
    paste: 'Paste rows instead, or see what a file needs',
    templates: 'No file yet? A template has all columns that this event knows.',
    template: (kind: string) => `Template: ${kind}`,
  },
  list: {
    label: 'Imports',
    earlier: 'Earlier imports',
    file: 'File',
    kind: 'Brings',
    status: 'Status',
    rows: 'Rows',
    created: 'New',
    updated: 'Changed',
    faulty: 'Faulty',
    startedBy: 'By',
    startedAt: 'When',
    nobody: 'Deleted user',
    empty: 'No imports yet',
    emptyText: 'Each import stands here with what it changed, and can be undone.',
  },
  steps: { label: 'Steps', file: 'File', columns: 'Columns', check: 'Check', result: 'Import' },
  file: {
    drop: 'Drop a CSV or Excel file here',
    pick: 'A CSV or Excel file',
    or: 'or',
    choose: 'Choose a file',
    dropName: 'Drop area for the file',
    template: 'Download a template',
    paste: 'Or paste rows',
    pasteHint: 'Copy the cells in your spreadsheet, with their titles.',
    takePasted: 'Use these rows',
    pastedName: 'pasted-rows.tsv',
    limits: [
      'CSV or XLSX, up to 25 MB and 20,000 rows.',
      'The first row holds the titles of the columns.',
      'Importing the same file twice changes nothing.',
      'Nothing is imported before you have seen what would change.',
    ],
    required: (names: string) => `Required columns: ${names}.`,
    kept: 'The file is kept for two hours, or until it is imported.',
    checking: 'Looking at the file…',
    sending: (name: string) => `Sending ${name}`,
    reading: (name: string) => `Reading ${name}`,
    problems: {
      kind: 'Please choose a CSV file or an Excel workbook (XLSX).',
      old: 'This is an old Excel workbook (XLS). Please save it as XLSX or CSV.',
      size: 'This file is larger than 25 MB. Please split it into several files.',
      empty: 'This file is empty.',
      rows: 'This file has more than 20,000 rows. Please split it into several files.',
      one: 'Please drop one file at a time.',
    },
  },
  columns: {
    title: 'Match the columns',
    text: (rows: number) => `${plural(rows, 'row')} found. Check which field each column goes to.`,
    column: 'Column in the file',
    samples: 'First values',
    field: 'Goes to',
    untitled: (place: number) => `Column ${place} (no title)`,
    noSamples: 'Empty',
    fieldFor: (title: string) => `Field for the column ${title}`,
    leaveOut: 'Leave out',
    required: (name: string) => `${name} (required)`,
    missing: (names: string[]) =>
      names.length < 2
        ? `No column goes to ${names[0]} yet, and no row can be imported without it.`
        : `No columns go to ${names.slice(0, -1).join(', ')} and ${names.at(-1)} yet, and no row can be imported without them.`,
    missingTitle: 'Something required is missing',
    noRows: 'The file has no rows below its titles.',
    used: (used: number, all: number) =>
      used === all
        ? counted(all, { one: 'The column is used.', other: 'All # columns are used.' })
        : `${used} of ${plural(all, 'column')} ${counted(used, { one: 'is', other: 'are' })} used.`,
    leftOut: (names: readonly string[]) => `Left out: ${names.join(', ')}.`,
    sheet: 'Sheet',
    oneSheet: (title: string) => `Sheet “${title}”.`,
    encoding: 'Encoding',
    encodings,
    encodingTitle: 'Which of these reads right?',
    encodingText:
      'This file does not say how its letters are written. Please choose the reading in which the names are right.',
    encodingHolder: 'Choose a reading',
    check: 'Check the file',
    otherFile: 'Choose another file',
  },
  running: {
    checking: (name: string) => `Checking ${name}`,
    importing: (name: string) => `Importing ${name}`,
    comparing: 'Comparing with what is there',
    writing: 'Writing the good rows',
    waits: (place: number) =>
      place === 1 ? 'Waiting: it is next.' : `Waiting for ${plural(place - 1, 'other import')}.`,
    leave: 'You can leave this page: it goes on, and you find it again under Imports.',
  },
  counts: {
    label: 'What would change',
    doneLabel: 'What has changed',
    created: 'New',
    updated: 'Changed',
    unchanged: 'Unchanged',
    faulty: 'Faulty',
  },
  check: {
    title: 'Nothing has been imported yet',
    perfect: 'Every row is fine.',
    faulty: (count: number) =>
      counted(count, {
        one: '# row has an error. Correct it below and check again, or import the good rows alone.',
        other: '# rows have an error. Correct them below and check again, or import the good rows alone.',
      }),
    unknown: (count: number) =>
      counted(count, {
        one: '# row has an error. Choose below what becomes of values that are not known, correct the rest, and check again.',
        other:
          '# rows have an error. Choose below what becomes of values that are not known, correct the rest, and check again.',
      }),
    nothingNew: 'Everything in this file is there already.',
    allFaulty: 'Every row has an error. Correct them below, or choose another file.',
    refused: 'Nothing was imported: a row that was fine before has an error now.',
    invite: 'Invite the new people by mail',
    inviteUnmailed: 'Prepare invitations of the new people',
    noMailServer: 'No mail server is set: no e-mail is sent. The invitations are only kept in the mail log.',
    inviteDraft: 'This event is a draft: they are invited once it is published.',
    import: (what: string) => `Import ${what}`,
    importGood: (what: string) => `Import only the good rows: ${what}`,
    again: (count: number) => `Check again with ${plural(count, 'change')}`,
    columns: 'Change columns',
    corrected: 'Choose the corrected file',
  },
  unknown: {
    title: (field: string) => `${field}: values that are not known`,
    text: 'A choice is for all rows that have the value.',
    textLeaveOut: '“Leave out” takes the rows without it.',
    value: 'Value',
    rows: 'Rows',
    choice: 'What becomes of it',
    choiceFor: (value: string) => `What becomes of “${value}”`,
    add: 'Add it',
    takeAs: (known: string) => `Take as ${known}`,
    takeAsOther: 'Take as …',
    takeAsFor: (value: string) => `Take “${value}” as`,
    leaveOut: 'Leave out',
    leaveOutRest: 'Leave out the rest',
  },
  warnings: {
    title: (count: number) => `${plural(count, 'row')} to look at, imported all the same`,
    line: (row: number, message: string) => `Row ${row}: ${message}`,
    more: (count: number) => `and ${formatNumber(count)} more`,
  },
  errors: {
    title: 'Faulty rows',
    filter: 'Faulty rows',
    search: 'Search faulty rows',
    searchHint: 'Search reasons and values',
    row: 'Row',
    column: 'Column',
    value: 'Value',
    reason: 'Reason',
    whole: 'Whole row',
    noValue: 'Empty',
    valueOf: (row: number, column: string) => `${column}, row ${row}`,
    rowName: (row: number) => `Row ${row}`,
    download: 'Download faulty rows',
    emptyTitle: 'The faulty rows are no longer kept.',
    noMatchTitle: 'No faulty row matches.',
    fileName: (name: string) => `${name.replace(/\.\w+$/, '')}-faulty-rows.csv`,
  },
  result: {
    done: (what: string) => `${what} imported`,
    nothing: 'Nothing had to be changed',
    doneText: (created: number, updated: number, unchanged: number) =>
      `${formatNumber(created)} new, ${formatNumber(updated)} changed, ${formatNumber(unchanged)} unchanged.`,
    leftOut: (count: number) => `${plural(count, 'faulty row')} left out.`,
    invited: 'Invitations to the new people are on their way.',
    invitedLater: 'The new people are invited once the event is published.',
    notMailed: 'No e-mail was sent: no mail server is set.',
    undo: 'Undo import',
    another: 'Import another file',
    undone: 'This import was taken back',
    undoneText: ({ removed, restored, kept }: { removed: number; restored: number; kept: number }) =>
      `${formatNumber(removed)} removed, ${formatNumber(restored)} restored, ${formatNumber(kept)} kept because they were changed or used since.`,
  },
  undo: {
    title: (name: string) => `Undo the import of ${name}?`,
    text: 'Everything goes back to how it was before, as far as nobody has changed or used it since.',
    removed: (what: string, count: number) =>
      `${what} ${counted(count, { one: 'is', other: 'are' })} removed.`,
    restored: (what: string, count: number) =>
      counted(count, {
        one: `${what} gets back the former values.`,
        other: `${what} get back what they had.`,
      }),
    kept: (what: string, count: number) =>
      counted(count, {
        one: `${what} stays, since something was changed or used.`,
        other: `${what} stay, as they were changed or used since.`,
      }),
    none: 'There is nothing left to take back.',
    act: 'Undo import',
    loadFailed: 'What would be undone could not be counted',
  },
  failed: {
    title: 'The import failed',
    lost: 'The server was stopped meanwhile. Nothing was imported.',
    again: 'Try again',
    gone: 'The file is no longer kept. Please choose it again.',
  },
  discard: 'Discard',
  discarded: 'The import was discarded.',
  loadFailed: 'The import could not be loaded',
  missing: 'This import is gone',
  missingText: 'It was discarded, or its file has expired before it was run.',
} as const);
