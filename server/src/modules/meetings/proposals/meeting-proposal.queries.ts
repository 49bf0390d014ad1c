import { columnsFor } from '../../../core/db/columns';
import { fullNameOf, jsonListOf } from '../../../core/db/own-data';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { MeetingProposalEntity } from './meeting-proposal.entity';

const columnsIn = columnsFor(MeetingProposalEntity);

const values = columnsIn(sql`o`, 'id', 'meetingId', 'proposerId', 'podId', 'startsAt', 'endsAt');

/** All columns of a proposal, from `meeting_proposals o`. */
const proposalColumns = { ...values, ...columnsIn(sql`o`, 'createdAt') };

/** The times that are proposed for these meetings; no row for a meeting without one. */
export const proposalsOfMeetings = statement('meetings.proposalsOfMeetings', {
  params: { meetingIds: 'uuid[]' },
  row: proposalColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM meeting_proposals o WHERE o.meeting_id = ANY(${p.meetingIds})`,
});

/** The time that is proposed for a meeting; no row without one. */
export const findProposal = statement('meetings.findProposal', {
  params: { meetingId: 'uuid' },
  row: proposalColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM meeting_proposals o WHERE o.meeting_id = ${p.meetingId}`,
});

/** Stores the only proposal of a meeting, in the place of an earlier one. */
export const saveProposal = statement('meetings.saveProposal', {
  params: values,
  text: (p) => sql`
    INSERT INTO meeting_proposals (id, meeting_id, proposer_id, pod_id, starts_at, ends_at)
    VALUES (${p.id}, ${p.meetingId}, ${p.proposerId}, ${p.podId}, ${p.startsAt}, ${p.endsAt})
    ON CONFLICT ON CONSTRAINT meeting_proposals_meeting_key DO UPDATE SET id = excluded.id, proposer_id = excluded.proposer_id,
      pod_id = excluded.pod_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, created_at = now(), updated_at = now()`,
});

/** Gives a waiting request a day for an answer, at most until the later of its own time and the proposed one. */
export const extendRequest = statement('meetings.extendRequest', {
  params: { meetingId: 'uuid', proposedStart: 'timestamptz' },
  text: (p) => sql`
    UPDATE meetings SET expires_at = least(now() + interval '24 hours', greatest(starts_at, ${p.proposedStart})), updated_at = now()
    WHERE id = ${p.meetingId} AND status = 'PENDING'`,
});

/** Has a waiting request expire at its own time again, which a later proposal had kept open. */
export const shortenRequest = statement('meetings.shortenRequest', {
  params: { meetingId: 'uuid' },
  text: (p) => sql`
    UPDATE meetings SET expires_at = least(expires_at, starts_at), updated_at = now()
    WHERE id = ${p.meetingId} AND status = 'PENDING'`,
});

/** The times that a profile has proposed, for the export of one's own data. */
export const ownProposals = jsonListOf({
  row: sql`'meetingWith', ${fullNameOf(sql`o`)}, 'startsAt', r.starts_at, 'endsAt', r.ends_at`,
  from: sql`meeting_proposals r JOIN meetings m ON m.id = r.meeting_id JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> a.id
   WHERE r.proposer_id = a.id`,
  order: sql`r.starts_at`,
});
