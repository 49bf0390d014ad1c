import type { ImportKind, ImportStatus } from '../../generated/graphql';
import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';
import { fileTexts } from './file-texts';
import { resultTexts } from './result-texts';

interface KindTexts {
  title: string;
  description: string;
  short: string;
  count: (total: number) => string;
  seeAll: string;
}

const kinds: Record<ImportKind, KindTexts> = {
  ATTENDEES: {
    title: 'Import attendees',
    description: 'Add or update many people from a file. People are recognised by their e-mail address.',
    short: 'Attendees',
    count: (total) => plural(total, 'person', 'people'),
    seeAll: 'See attendees',
  },
  COMPANIES: {
    title: 'Import companies',
    description: 'Add or update many companies from a file. Companies are recognised by kind and name.',
    short: 'Companies',
    count: (total) => plural(total, 'company', 'companies'),
    seeAll: 'See exhibitors',
  },
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

/** Texts of this feature. */
export const messages = catalogue('imports', {
  title: 'Imports',
  description: 'Add or update many people or companies from a file, and see what earlier imports did.',
  kinds,
  statuses,
  back: 'All imports',
  list: {
    label: 'Imports',
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
    emptyText: 'Drop a CSV or Excel file to add hundreds of people or companies at once.',
  },
  steps: { label: 'Steps', file: 'File', columns: 'Columns', check: 'Check', result: 'Import' },
  ...fileTexts,
  running: {
    checking: (name: string) => `Checking ${name}`,
    importing: (name: string) => `Importing ${name}`,
    comparing: 'Comparing with what is there',
    writing: 'Writing the good rows',
    waits: (place: number) =>
      place === 1 ? 'Waiting: it is next.' : `Waiting for ${place - 1} other imports.`,
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
      `${plural(count, 'row')} ${count === 1 ? 'has' : 'have'} an error. Download ${count === 1 ? 'it' : 'them'}, mend the file and choose it again, or import the good rows alone.`,
    nothingNew: 'Everything in this file is there already.',
    allFaulty: 'Every row has an error, so there is nothing to import.',
    refused: 'Nothing was imported: a row that was fine before has an error now.',
    invite: 'Invite the new people by mail',
    inviteHint: 'Those of a draft event are invited once it is published.',
    import: (what: string) => `Import ${what}`,
    importGood: (what: string) => `Import only the good rows: ${what}`,
    columns: 'Change columns',
    mended: 'Choose the mended file',
  },
  errors: {
    title: 'Faulty rows',
    label: 'Faulty rows',
    search: 'Search faulty rows',
    placeholder: 'Search reasons and values',
    row: 'Row',
    column: 'Column',
    value: 'Value',
    reason: 'Reason',
    whole: 'Whole row',
    noValue: 'Empty',
    rowName: (row: number) => `Row ${row}`,
    download: 'Download faulty rows',
    gone: 'The faulty rows are no longer kept.',
    noMatch: 'No faulty row matches.',
    fileName: (name: string) => `${name.replace(/\.\w+$/, '')}-faulty-rows.csv`,
  },
  ...resultTexts,
  discard: 'Discard',
  discarded: 'The import was discarded.',
  loadFailed: 'The import could not be loaded',
  missing: 'This import is gone',
  missingText: 'It was discarded, or its file has expired before it was run.',
} as const);
