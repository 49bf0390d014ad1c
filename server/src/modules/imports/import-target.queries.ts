import type { RequestContext } from '../../core/context';
import {
  deleteImportedInterests,
  insertFormerInterests,
  interestGroups,
  interestsBefore,
  interestsDiffer,
  lockInterests,
  readInterests,
  writeInterests,
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
    `INSERT INTO users (id, email, display_name)
     SELECT r.other_id, r.email, left(r.first_name || ' ' || r.last_name, 200) FROM import_rows r ORDER BY r.email
     ON CONFLICT (email) DO NOTHING`,
    `UPDATE import_rows r SET other_id = u.id FROM users u WHERE u.email = r.email::citext AND u.id <> r.other_id`,
  ],
  match: 't.user_id = r.other_id',
  untouched: UNPROVEN,
  insert: `INSERT INTO attendees (id, event_id, user_id, invite_code, first_name, last_name, job_title, organization, country, phone,
             introduction, category, created_at, updated_at, invitation_due_at)
           SELECT r.id, $1, r.other_id, r.code, r.first_name, r.last_name, r.job_title, r.organization, r.country, r.phone,
             r.introduction, coalesce(r.category, 'ATTENDEE'), now(), now(), CASE WHEN $2::boolean THEN now() END
           FROM import_rows r WHERE r.match_id IS NULL`,
  beside: {
    column: INTERESTS,
    choices: (ctx, eventId) => interestGroups(ctx, { eventId }),
    lock: (ctx, eventId) => lockInterests(ctx, { eventId }),
    read: readInterests,
    differs: interestsDiffer,
    before: interestsBefore,
    write: writeInterests,
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
  insert: `INSERT INTO companies (id, event_id, kind, name, tagline, description, website, email, phone, country, city, sectors, tier, created_at, updated_at)
           SELECT r.id, $1, r.kind, r.name, r.tagline, r.description, r.website, r.email, r.phone, r.country, r.city, coalesce(r.sectors, '{}'), r.tier, now(), now()
           FROM import_rows r WHERE r.match_id IS NULL AND $2::boolean IS NOT NULL`,
};

export const importTargets: Record<ImportKind, ImportTarget> = {
  [ImportKind.ATTENDEES]: ATTENDEES,
  [ImportKind.COMPANIES]: COMPANIES,
};
