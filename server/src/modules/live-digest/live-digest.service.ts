import type { RequestContext } from '../../core/request/context';
import { firstOf } from '../../core/db/statement';
import { requireEventAccess } from '../event-access/index';
import { liveVersions } from './live-digest.queries';
import type { LiveDigest } from './live-digest.types';

/** The versions of what live pages show. The agenda is made of the other lists, so it changes with each of them. */
export async function getLiveDigest(ctx: RequestContext, id: string): Promise<LiveDigest> {
  const { eventId, attendeeId } = await requireEventAccess(ctx, id);
  const { busyTimes, ...versions } = (await firstOf(liveVersions(ctx, { eventId, attendeeId })))!;
  const { activities, meetings } = versions;
  return { ...versions, agenda: [activities, busyTimes, meetings].join(' ') };
}
