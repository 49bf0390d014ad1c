import type { MeetingChoicesQuery } from '../../../generated/graphql';

type Limits = Pick<MeetingChoicesQuery['meetingOptions'], 'limits'>;

/** Whether nothing is left of a limit of requests. Those of one day of meetings show in its times. */
export const isLimitReached = ({ limits }: Limits): boolean =>
  limits.some(({ reason, used, most }) => used >= most && reason !== 'MEETINGS_PER_DAY');
