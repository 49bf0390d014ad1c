import { conflict } from '../../../core/errors';
import type { CompanyRequestStatus } from './company-request.entity';

/** Conflicts of requests to companies; the reasons are part of the API. */
export const companyRequestConflicts = {
  nobodyToMeet: () => conflict('NOBODY_TO_MEET', 'Nobody of this company can be met at this event.'),
  claimedByOther: (attendeeId: string, name: string) =>
    conflict('CLAIMED_BY_OTHER', `${name} has taken this request.`, { attendeeId, name }),
  statusChanged: (from: CompanyRequestStatus) =>
    conflict('STATUS_CHANGED', 'This request has been closed or answered meanwhile.', { from }),
  expired: () => conflict('EXPIRED', 'This request has expired.'),
};
