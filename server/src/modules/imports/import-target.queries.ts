import type { RequestContext } from '../../core/request/context';
import { firstOf } from '../../core/db/statement';
import { identifier, or, sql, type Sql } from '../../core/db/sql';
import {
  importedProfileFields,
  insertStagedAttendees,
  takeBackGroups,
  writeStagedGroups,
} from '../attendees/index';
import { insertStagedCompanies } from '../companies/index';
import { insertTerms, interestGroupsWritten, lockEvent } from '../events/index';
import { fieldsByEventId } from '../event-fields/index';
import { groupBits } from '../groups/index';
import { deleteImportedInterests, insertFormerInterests, writeStagedInterests } from '../interests/index';
import {
  insertStagedTargets,
  insertStagedWishes,
  isStagedTarget,
  isStagedWish,
  lockProgram,
  noteImportedTargets,
  placeStagedTargets,
  placeStagedWishes,
  refusedTargets,
  refusedWishes,
} from '../meeting-wishes/index';
import {
  choicesOfSchedule,
  insertStagedActivities,
  notifyOfImport,
  placeStagedActivities,
  readStagedSpeakers,
  refusedActivities,
  restoreSpeakers,
  roomsTaken,
  speakersBefore,
  speakersDiffer,
  writeStagedSpeakers,
} from '../schedule/index';
import { insertStagedUsers } from '../users/index';
import { ANSWERS, type AskedField } from './answer-fields';
import { answersHidden, mergeAnswers, mergeMatchedAnswers } from './import-answers.queries';
import { GROUPS, INTERESTS, SCHEDULE_CHOICES, type ImportGroup } from './import-fields';
import { groupsBefore, groupsDiffer, readGroups } from './import-groups.queries';
import {
  interestGroups,
  interestsBefore,
  interestsDiffer,
  lockChoices,
  readInterests,
  stagedTerms,
  UNPROVEN,
} from './import-interests.queries';
import type { Correction } from './import-corrections';
import { ImportKind } from './import.entity';

/** Data of each row beside the columns that a file changes as they stand. */
export interface Beside {
  /** Where it is staged. */
  column: string;
  /** Statements that note how it is, for rows that are matched and locked. */
  read: (event: Sql) => readonly Sql[];
  /** Whether a staged row `r` says something else. */
  differs: Sql;
  /** Its earlier value, stored with a changed row, as jsonb. */
  before: Sql;
  /** Statements that write it once the rows of the table are there. */
  write: readonly Sql[];
  /** Puts it back for these rows of the table. */
  restore(ctx: RequestContext, importId: string, ids: readonly string[]): Promise<void>;
}

/** How staged rows become rows of a table. */
export interface ImportTarget {
  table: Sql;
  action: string;
  /** Columns that a file may change. */
  changes: readonly string[];
  /** The key by which two rows of a file are duplicates, over the staged rows `r`. */
  key: Sql;
  /** The column that a duplicate is reported for. */
  keyName: string;
  /** Run once rows are staged, for what several of their columns say together. */
  place?: (event: Sql) => Sql[];
  /** Selects `line`, `column` and `message` of rows that the event cannot take, and the value that it does not know. */
  refusals?: (event: Sql) => Sql;
  /** Selects `row`, `column` and `message` of rows that are taken although they may be mistakes. */
  warnings?: (event: Sql) => Sql;
  /** Run before rows are matched, for those that are taken. */
  prepare: readonly Sql[];
  /** Whether an existing row `t` is what a staged row `r` means. */
  match: Sql;
  /** Adds the rows that match nothing; `invites` says whether invitations are to be mailed. */
  insert: (staged: { event: Sql; invites: Sql }) => Sql;
  /** Whether its rows are of the event already by how they match. */
  isOfEvent?: true;
  /** What was there before is not for organisers to know: all rows that are taken count as created, and as removed by an undo. */
  isPrivate?: true;
  /** Whether an import never changes an existing row `t`. */
  untouched?: Sql;
  /** The choices that an event offers, as plain data. */
  choices?(ctx: RequestContext, eventId: string): Promise<ImportGroup[]>;
  /** Locks these choices until the transaction ends; alone, where `adds` says that others are added. */
  lock?(ctx: RequestContext, eventId: string, adds: boolean): Promise<unknown>;
  /** Adds the choices of corrections that staged rows have chosen, and gives their words; absent where none can be added. */
  add?(
    ctx: RequestContext,
    eventId: string,
    groups: readonly ImportGroup[],
    corrections: readonly Correction[],
  ): Promise<string[]>;
  beside: readonly Beside[];
  /** Notifies the people affected by its changes: after the import is written, and before it is undone. */
  notify?(ctx: RequestContext, importId: string, how: { isUndone: boolean }): Promise<void>;
}

/** Choices that are no interests. */
const namedChoices = (id: string, name: string, terms: ImportGroup['terms']): ImportGroup => ({
  id,
  name,
  kind: null,
  vocabulary: id,
  terms,
});

/** The new value of a column of `t`: that of the staged row `r`, or the current one where `r` has none. */
export const takenValue = (name: string): Sql => sql`coalesce(r.${identifier(name)}, t.${identifier(name)})`;

/** Whether the staged row `r` says something else in one of these columns. */
export const rowDiffers = (changes: readonly string[]): Sql =>
  or(...changes.map((name) => sql`t.${identifier(name)} IS DISTINCT FROM ${takenValue(name)}`));

async function addTerms(
  ctx: RequestContext,
  eventId: string,
  groups: readonly ImportGroup[],
  corrections: readonly Correction[],
): Promise<string[]> {
  const wanted = corrections.flatMap(({ field, value, termId }) => {
    const group = groups.find(({ id }) => id === field);
    return termId && group ? [{ id: termId, vocabulary: group.vocabulary, label: value }] : [];
  });
  if (wanted.length === 0) return [];
  const chosen = new Set((await ctx.db.rows(stagedTerms(wanted.map(({ id }) => id)))).map(({ id }) => id));
  const added = wanted.filter(({ id }) => chosen.has(id));
  await insertTerms(ctx, {
    eventId,
    ids: added.map(({ id }) => id),
    vocabularies: added.map(({ vocabulary }) => vocabulary),
    labels: added.map(({ label }) => label),
  });
  if (added.length > 0) await interestGroupsWritten.run(ctx, { eventId });
  return added.map(({ label }) => label);
}

const ATTENDEE_CHANGES = [...importedProfileFields.map(({ column }) => column), 'category', ANSWERS];

const askedOf = async (ctx: RequestContext, eventId: string): Promise<AskedField[]> =>
  (await fieldsByEventId(ctx).clear(eventId).load(eventId)).map(({ id, key, kind, labels, choices }) => ({
    id,
    kind,
    names: [labels[0]?.text ?? key, ...labels.slice(1).map(({ text }) => text), key],
    choices: choices.map((choice) => ({
      id: choice.choiceId,
      labels: choice.labels.map(({ text }) => text),
    })),
  }));

const ATTENDEES: ImportTarget = {
  table: sql`attendees`,
  action: 'attendee.import',
  changes: ATTENDEE_CHANGES,
  key: sql`r.email`,
  keyName: 'E-mail',
  refusals: (
    event,
  ) => sql`SELECT r.line, 'E-mail' AS "column", 'This e-mail belongs to staff, who cannot be attendees.' AS message, NULL AS unknown
             FROM import_rows r JOIN users u ON u.email = r.email::citext WHERE u.role <> 'ATTENDEE'
             UNION ALL
             SELECT r.line, 'E-mail', 'Somebody registered with this e-mail without confirming it. Please edit or remove that profile first.', NULL
             FROM import_rows r JOIN users u ON u.email = r.email::citext
             JOIN attendees t ON t.event_id = ${event} AND t.user_id = u.id
             WHERE ${UNPROVEN} AND ${rowDiffers(ATTENDEE_CHANGES)}
             UNION ALL ${answersHidden}`,
  place: mergeAnswers,
  prepare: [
    insertStagedUsers,
    sql`UPDATE import_rows r SET other_id = u.id FROM users u WHERE u.email = r.email::citext AND u.id <> r.other_id`,
  ],
  match: sql`t.user_id = r.other_id`,
  untouched: UNPROVEN,
  insert: insertStagedAttendees,
  choices: async (ctx, eventId) => [
    ...(await interestGroups(ctx, { eventId })),
    ...(await groupBits(ctx, { eventId })).map(({ bits }) => namedChoices(GROUPS, 'Groups', bits)),
    { ...namedChoices(ANSWERS, 'Answers', {}), asked: await askedOf(ctx, eventId) },
  ],
  lock: (ctx, eventId, adds) => (adds ? lockEvent(ctx, { id: eventId }) : lockChoices(ctx, { eventId })),
  add: addTerms,
  beside: [
    {
      column: INTERESTS,
      read: () => readInterests,
      differs: interestsDiffer,
      before: interestsBefore,
      write: writeStagedInterests(interestsDiffer),
      restore: async (ctx, importId, attendeeIds) => {
        await deleteImportedInterests(ctx, { importId, attendeeIds });
        await insertFormerInterests(ctx, { importId, attendeeIds });
      },
    },
    {
      column: GROUPS,
      read: readGroups,
      differs: groupsDiffer,
      before: groupsBefore,
      write: [writeStagedGroups(groupsDiffer)],
      restore: async (ctx, importId, attendeeIds) => {
        await takeBackGroups(ctx, { importId, attendeeIds });
      },
    },
    {
      // Its column is among those that change; the locked answers are read here.
      column: ANSWERS,
      read: mergeMatchedAnswers,
      differs: sql`false`,
      before: sql`'{}'::jsonb`,
      write: [],
      restore: () => Promise.resolve(),
    },
  ],
};

const COMPANIES: ImportTarget = {
  table: sql`companies`,
  action: 'company.import',
  changes: [
    'tagline',
    'description',
    'website',
    'email',
    'phone',
    'country',
    'city',
    'sectors',
    'tier',
    'stand',
  ],
  key: sql`r.kind, lower(r.name)`,
  keyName: 'Name',
  prepare: [],
  match: sql`t.kind = r.kind AND lower(t.name) = lower(r.name) AND (t.name = r.name OR NOT EXISTS (
      SELECT 1 FROM companies o WHERE o.event_id = t.event_id AND o.kind = t.kind AND lower(o.name) = lower(t.name) AND o.id <> t.id))`,
  insert: insertStagedCompanies,
  beside: [],
};

/** What a file of the schedule may name, as groups of values. */
const scheduleChoices = async (ctx: RequestContext, eventId: string): Promise<ImportGroup[]> => {
  const found = await firstOf(choicesOfSchedule(ctx, { eventId }));
  return SCHEDULE_CHOICES.map((id) =>
    namedChoices(id, id, Object.fromEntries((found?.[id] ?? []).map((one) => [one, one]))),
  );
};

const ACTIVITIES: ImportTarget = {
  table: sql`activities`,
  action: 'activity.import',
  changes: ['kind', 'description', 'starts_at', 'ends_at', 'location', 'track'],
  key: sql`lower(r.title), r.starts_at`,
  keyName: 'Title',
  place: placeStagedActivities,
  refusals: refusedActivities,
  warnings: roomsTaken,
  prepare: [],
  match: sql`t.id = r.other_id AND t.kind <> 'POD'`,
  insert: insertStagedActivities,
  choices: scheduleChoices,
  // No constraint tells two sessions of one title apart, so that one import after the other looks for them.
  lock: (ctx, eventId) => lockEvent(ctx, { id: eventId }),
  beside: [
    {
      column: 'speakers',
      read: readStagedSpeakers,
      differs: speakersDiffer,
      before: speakersBefore,
      write: writeStagedSpeakers,
      restore: async (ctx, importId, activityIds) => {
        await restoreSpeakers(ctx, { importId, activityIds });
      },
    },
  ],
  notify: notifyOfImport,
};

const MEETING_WISHES: ImportTarget = {
  table: sql`meeting_wishes`,
  action: 'wish.import',
  changes: ['kind'],
  key: sql`r.from_email, lower(r.recipient)`,
  keyName: 'To',
  place: placeStagedWishes,
  refusals: () => refusedWishes,
  prepare: [],
  match: isStagedWish,
  isOfEvent: true,
  isPrivate: true,
  // What somebody has said goes before what a file says of them.
  untouched: sql`true`,
  insert: insertStagedWishes,
  lock: (ctx, eventId) => lockEvent(ctx, { id: eventId }),
  beside: [],
};

const MEETING_TARGETS: ImportTarget = {
  table: sql`meeting_targets`,
  action: 'target.import',
  changes: ['minimum', 'maximum', 'per_day', 'priority'],
  key: sql`coalesce(r.attendee_id, r.company_id, r.group_id, r.id)`,
  keyName: 'E-mail',
  place: placeStagedTargets,
  refusals: refusedTargets,
  prepare: [],
  match: isStagedTarget,
  insert: insertStagedTargets,
  lock: lockProgram,
  beside: [],
  notify: async (ctx, importId) => {
    await noteImportedTargets(ctx, { importId });
  },
};

export const importTargets: Record<ImportKind, ImportTarget> = {
  [ImportKind.ATTENDEES]: ATTENDEES,
  [ImportKind.COMPANIES]: COMPANIES,
  [ImportKind.ACTIVITIES]: ACTIVITIES,
  [ImportKind.MEETING_WISHES]: MEETING_WISHES,
  [ImportKind.MEETING_TARGETS]: MEETING_TARGETS,
};

/** The choices that an event offers to a file of this kind. */
export const choicesOf = async (
  ctx: RequestContext,
  eventId: string,
  kind: ImportKind,
): Promise<ImportGroup[]> => (await importTargets[kind].choices?.(ctx, eventId)) ?? [];
