import type { RequestContext } from '../../core/request/context';
import { composed, query, SOME_ID } from '../../core/db/query';
import { onlyRow } from '../../core/db/statement';
import { literal, sql, type Sql } from '../../core/db/sql';
import { takesPart } from '../event-access/index';
import { PAUSE_SECONDS } from '../invitations/index';
import { chosenAttendees } from './bulk-job.queries';
import type { BulkJobPreview } from './bulk-job.types';

const ofChosen = { total: 'int4', confirmed: 'int4', neverInvited: 'int4', remindable: 'int4' } as const;
const ofRemoval = { meetings: 'int4', talks: 'int4', agendaEntries: 'int4', bookmarks: 'int4' } as const;

/** People with an application are not invited. */
const INVITED = sql`status = 'INVITED' AND application IS NULL`;

const previewRow = composed(
  'bulk-jobs.preview',
  (where: Sql) =>
    query(
      { ...ofChosen, ...ofRemoval },
      sql`WITH chosen AS MATERIALIZED (
        SELECT a.id, a.status, a.application, a.invited_at, a.invitation_due_at FROM attendees a WHERE ${where})
      SELECT count(*)::int AS total,
        count(*) FILTER (WHERE ${takesPart(sql`chosen`)})::int AS confirmed,
        count(*) FILTER (WHERE ${INVITED} AND invited_at IS NULL AND invitation_due_at IS NULL)::int AS "neverInvited",
        count(*) FILTER (WHERE ${INVITED} AND invitation_due_at IS NULL
          AND (invited_at IS NULL OR invited_at <= now() - make_interval(secs => ${literal(PAUSE_SECONDS)})))::int AS remindable,
        (SELECT count(*)::int FROM meetings m WHERE m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()
           AND (m.sender_id IN (SELECT id FROM chosen) OR m.receiver_id IN (SELECT id FROM chosen))) AS meetings,
        (SELECT count(*)::int FROM activity_speakers s JOIN chosen c ON c.id = s.attendee_id) AS talks,
        (SELECT count(*)::int FROM agenda_entries e JOIN chosen c ON c.id = e.attendee_id) AS "agendaEntries",
        (SELECT count(*)::int FROM bookmarks b
           WHERE b.owner_id IN (SELECT id FROM chosen) OR b.attendee_id IN (SELECT id FROM chosen)) AS bookmarks
      FROM chosen`,
    ),
  (): [Sql][] => [[chosenAttendees(SOME_ID, [SOME_ID])]],
);

/** The preview of a job over the attendees `a` of these conditions. */
export const previewOf = async ({ db }: RequestContext, where: Sql): Promise<BulkJobPreview> => {
  const { total, confirmed, neverInvited, remindable, ...removal } = await onlyRow(db, previewRow(where));
  return { total, confirmed, neverInvited, remindable, removal };
};
