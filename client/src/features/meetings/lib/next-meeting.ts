import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';

type Timed = Pick<MeetingCard_MeetingFragment, 'status' | 'startsAt' | 'endsAt'>;

/** The confirmed meeting that is on now, else the nearest one ahead. */
export const nextMeeting = <T extends Timed>(meetings: readonly T[], now: Date): T | undefined =>
  meetings
    .filter(({ status, endsAt }) => status === 'ACTIVE' && Date.parse(endsAt) > now.getTime())
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
