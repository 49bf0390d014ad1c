import { viewerOf } from '../../../core/request/authorization';
import { isStaff } from '../../../core/auth/roles';
import { byKey, defineLoader } from '../../../core/request/loaders';
import { claimants, requestsOfNotifications, requestsOfViewer } from './company-request.queries';
import type { CompanyMeetingRequest } from './company-request.types';

/** Requests that the viewer sent or that ask their team; null for others, and to staff. */
export const requestById = defineLoader<CompanyMeetingRequest | null>(async (ctx, ids) => {
  const { userId, role } = viewerOf(ctx);
  if (isStaff(role)) return new Map();
  return byKey(await requestsOfViewer(ctx, { userId, ids }), ({ id }) => id);
}, null);

/** The attendee who accepted a request; null before. */
export const claimantByRequestId = defineLoader<string | null>(
  async (ctx, ids) => new Map((await claimants(ctx, { ids })).map((row) => [row.id, row.attendeeId])),
  null,
);

/** The id of the request that a notification is about; null where it is about none. */
export const requestIdByNotificationId = defineLoader<string | null>(async (ctx, notificationIds) => {
  const rows = await requestsOfNotifications(ctx, { notificationIds });
  return new Map(rows.map(({ notificationId, id }) => [notificationId, id]));
}, null);
