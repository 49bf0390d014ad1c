import { byKey, defineLoader } from '../../core/loaders';
import type { MeetingProposal } from './meeting-proposal.types';

/** All columns of a proposal under the names of its GraphQL type. */
export const proposalColumns = `o.id, o.meeting_id AS "meetingId", o.proposer_id AS "proposerId", o.pod_id AS "podId",
  o.starts_at AS "startsAt", o.ends_at AS "endsAt", o.created_at AS "createdAt"`;

/** The time that is proposed for a meeting; null where there is none. */
export const proposalByMeetingId = defineLoader<MeetingProposal | null>(async (ctx, meetingIds) => {
  const rows = await ctx.sql.rows<MeetingProposal>({
    text: `SELECT ${proposalColumns} FROM meeting_proposals o WHERE o.meeting_id = ANY($1::uuid[])`,
    values: [meetingIds],
  });
  return byKey(rows, ({ meetingId }) => meetingId);
}, null);
