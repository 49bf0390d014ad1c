import { isListed } from '../event-access/index';
import type { RequestContext } from '../../core/context';
import type { WhereBuilder } from '../../core/db/list-query';
import { PAUSE_SECONDS } from '../invitations/index';
import type { AttendeeRemoval } from '../privacy/index';
import type { BulkJobPreview } from './bulk-job.types';

type PreviewRow = Omit<BulkJobPreview, 'removal'> & AttendeeRemoval;

/** What a job over the attendees `a` of these conditions would meet. */
export const previewOf = async (ctx: RequestContext, where: WhereBuilder): Promise<BulkJobPreview> => {
  const [row] = await ctx.db.rows<PreviewRow>(
    where.statement(`WITH chosen AS MATERIALIZED (
        SELECT a.id, a.status, a.invited_at, a.invitation_due_at FROM attendees a WHERE ${where.text})
      SELECT count(*)::int AS total,
        count(*) FILTER (WHERE ${isListed('chosen')})::int AS confirmed,
        count(*) FILTER (WHERE status = 'INVITED' AND invited_at IS NULL AND invitation_due_at IS NULL)::int AS "neverInvited",
        count(*) FILTER (WHERE status = 'INVITED' AND invitation_due_at IS NULL
          AND (invited_at IS NULL OR invited_at <= now() - make_interval(secs => ${PAUSE_SECONDS})))::int AS remindable,
        (SELECT count(*)::int FROM meetings m WHERE m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()
           AND (m.sender_id IN (SELECT id FROM chosen) OR m.receiver_id IN (SELECT id FROM chosen))) AS meetings,
        (SELECT count(*)::int FROM activity_speakers s JOIN chosen c ON c.id = s.attendee_id) AS talks,
        (SELECT count(*)::int FROM agenda_entries e JOIN chosen c ON c.id = e.attendee_id) AS "agendaEntries",
        (SELECT count(*)::int FROM bookmarks b
           WHERE b.owner_id IN (SELECT id FROM chosen) OR b.attendee_id IN (SELECT id FROM chosen)) AS bookmarks
      FROM chosen`),
  );
  const { total, confirmed, neverInvited, remindable, ...removal } = row as PreviewRow;
  return { total, confirmed, neverInvited, remindable, removal };
};
