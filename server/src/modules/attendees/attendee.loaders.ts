import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { defineLoader, defineIdLoader } from '../../core/request/loaders';
import { sightedUser } from '../event-access/index';
import { attendeePolicy } from './attendee.policy';
import {
  attendeesByIds,
  emailsOfUsers,
  hiddenAmongAttendees,
  metAmongAttendees,
  provenAmongUsers,
} from './attendee.queries';
import type { Attendee } from './attendee.types';

const trueOf = (rows: readonly { id: string }[]): Map<string, true> =>
  new Map(rows.map(({ id }) => [id, true]));

export const attendeeById = defineIdLoader<Attendee>(attendeesByIds);

const emailByUserId = defineLoader<string | null>(async (ctx, userIds) => {
  const rows = await emailsOfUsers(ctx, { userIds });
  return new Map(rows.map(({ id, email }) => [id, email]));
}, null);

/** Whether users have proven their addresses. */
export const provenByUserId = defineLoader<boolean>(
  async (ctx, userIds) => trueOf(await provenAmongUsers(ctx, { userIds })),
  false,
);

/** Whether rules of groups keep the card of an attendee from the viewer. */
export const isHiddenById = defineLoader<boolean>(async (ctx, ids) => {
  const userId = sightedUser(ctx);
  return trueOf(userId ? await hiddenAmongAttendees(ctx, { userId, ids }) : []);
}, false);

/** Whether the viewer has an ACTIVE meeting with an attendee, past or to come. */
const meetsByAttendeeId = defineLoader<boolean>(
  async (ctx, ids) => trueOf(await metAmongAttendees(ctx, { userId: viewerOf(ctx).userId, ids })),
  false,
);

/** The address of an attendee, where the viewer may know it. */
export const emailFor = async (ctx: RequestContext, attendee: Attendee): Promise<string | null> => {
  if (!attendee.userId) return null;
  const mayKnow =
    attendeePolicy.readPrivate(viewerOf(ctx), attendee) ||
    (attendee.sharesEmail && (await meetsByAttendeeId(ctx).load(attendee.id)));
  return mayKnow ? emailByUserId(ctx).load(attendee.userId) : null;
};
