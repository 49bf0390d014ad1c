import { personErasing } from '../../../core/request/erasure';
import { attendeeLeaving } from '../../attendees/index';
import { attendeeBlocked } from '../../blocks/index';
import { closeBlockedRequests, closeRequestsOf } from './company-request-answer.service';
import { deleteRequestsOf } from './company-request.queries';

/** Effects on requests to companies when one of their people leaves or blocks the other. */
export const companyRequestHooks = [
  attendeeLeaving.on(async (ctx, { attendeeIds }) => {
    await closeRequestsOf(ctx, attendeeIds);
    return {};
  }),
  personErasing.on(deleteRequestsOf),
  attendeeBlocked.on(closeBlockedRequests),
];
