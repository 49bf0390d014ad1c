import { byKey, defineLoader } from '../../../core/db/loaders';
import { proposalsOfMeetings } from './meeting-proposal.queries';
import type { MeetingProposal } from './meeting-proposal.types';

/** The time that is proposed for a meeting; null where there is none. */
export const proposalByMeetingId = defineLoader<MeetingProposal | null>(
  async (ctx, meetingIds) =>
    byKey<MeetingProposal, string>(
      await proposalsOfMeetings(ctx, { meetingIds }),
      ({ meetingId }) => meetingId,
    ),
  null,
);
