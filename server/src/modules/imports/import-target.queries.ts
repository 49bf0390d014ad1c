import type { RequestContext } from '../../core/context';
import { INSERT_STAGED_USERS } from '../users/index';
import { INSERT_STAGED_ATTENDEES } from '../attendees/index';
import { INSERT_STAGED_COMPANIES } from '../companies/index';
import { deleteImportedInterests, insertFormerInterests, writeStagedInterests } from '../interests/index';
import {
  interestGroups,
  interestsBefore,
  interestsDiffer,
  lockInterests,
  readInterests,
  UNPROVEN,
} from './import-interests.queries';
import { INTERESTS, type ImportGroup } from './interest-columns';
import { ImportKind } from './import.entity';

/** What a file says of each row beside the columns of its table. */
export interface Beside {
  /** Where it is staged. */
  column: string;
  /** The choices that an event offers, as plain data. */
  choices(ctx: RequestContext, eventId: string): Promise<ImportGroup[]>;
  /** Locks these choices until the transaction ends. */
  lock(ctx: RequestContext, eventId: string): Promise<unknown>;
  /** Statements that note how it is, for rows that are matched and locked. */
  read: readonly string[];
  /** The condition under which a staged row `r` says something else. */
  differs: string;
  /** What is noted of it with a row that changes, as jsonb. */
  before: string;
  /** Statements that write it once the rows of the table are there. */
  write: readonly string[];
  /** Puts it back for these rows of the table. */
  restore(ctx: RequestContext, importId: string, ids: readonly string[]): Promise<void>;
}

/** How staged rows become rows of a table. `$1` is the event, `$2` whether invitations are to be mailed. */
export interface ImportTarget {
  table: string;
  action: string;
  /** Columns that a file may change. */
  changes: readonly string[];
  /** What makes two rows of a file the same thing, over the staged rows `r`. */
  key: string;
  /** The column that a duplicate is reported for. */
  keyName: string;
  /** Selects `line`, `column` and `message` of rows that the event (`$1`) cannot take. */
  refusals?: string;
  /** Run before rows are matched, for those that are taken. */
  prepare: readonly string[];
  /** The condition under which an existing row `t` is what a staged row `r` means. */
  match: string;
  insert: string;
  /** Condition on existing rows `t` that an import never changes. */
  untouched?: string;
  beside?: Beside;
}

const ATTENDEE_CHANGES = [
  'first_name',
  'last_name',
  'job_title',
  'organization',
  'country',
  'phone',
  'introduction',
  'category',
];

const ATTENDEES: ImportTarget = {
  table: 'attendees',
  action: 'attendee.import',
  changes: ATTENDEE_CHANGES,
  key: 'r.email',
  keyName: 'E-mail',
  refusals: `SELECT r.line, 'E-mail' AS "column", 'This e-mail belongs to staff, who cannot be attendees.' AS message
             FROM import_rows r JOIN users u ON u.email = r.email::citext WHERE u.role <> 'ATTENDEE'
             UNION ALL
             SELECT r.line, 'E-mail', 'Somebody registered with this e-mail without confirming it. Please edit or remove that profile first.'
             FROM import_rows r JOIN users u ON u.email = r.email::citext
             JOIN attendees t ON t.event_id = $1 AND t.user_id = u.id
             WHERE ${UNPROVEN} AND (${ATTENDEE_CHANGES.map((column) => `t.${column} IS DISTINCT FROM coalesce(r.${column}, t.${column})`).join(' OR ')})`,
  prepare: [
    INSERT_STAGED_USERS,
    `UPDATE import_rows r SET other_id = u.id FROM users u WHERE u.email = r.email::citext AND u.id <> r.other_id`,
  ],
  match: 't.user_id = r.other_id',
  untouched: UNPROVEN,
  insert: INSERT_STAGED_ATTENDEES,
  beside: {
    column: INTERESTS,
    choices: (ctx, eventId) => interestGroups(ctx, { eventId }),
    lock: (ctx, eventId) => lockInterests(ctx, { eventId }),
    read: readInterests,
    differs: interestsDiffer,
    before: interestsBefore,
    write: writeStagedInterests(interestsDiffer),
    restore: async (ctx, importId, attendeeIds) => {
      await deleteImportedInterests(ctx, { importId, attendeeIds });
      await insertFormerInterests(ctx, { importId, attendeeIds });
    },
  },
};

const COMPANIES: ImportTarget = {
  table: 'companies',
  action: 'company.import',
  changes: ['tagline', 'description', 'website', 'email', 'phone', 'country', 'city', 'sectors', 'tier'],
  key: 'r.kind, r.name',
  keyName: 'Name',
  prepare: [],
  match: 't.kind = r.kind AND t.name = r.name',
  insert: INSERT_STAGED_COMPANIES,
};

export const importTargets: Record<ImportKind, ImportTarget> = {
  [ImportKind.ATTENDEES]: ATTENDEES,
  [ImportKind.COMPANIES]: COMPANIES,
};
