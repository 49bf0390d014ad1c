import type { EventCard_EventFragment } from '../../../generated/graphql';
import { groupByPhase, phaseOf, type Phase } from './event-phase';

type Listed = Pick<EventCard_EventFragment, 'startsAt' | 'endsAt' | 'viewerProfile'>;

export type GroupName = Phase | 'open';

const order: GroupName[] = ['live', 'upcoming', 'open', 'past'];

/**
 * The events of the viewer by where they stand, and those they may still register for. To staff all events are theirs.
 */
export function eventGroups<T extends Listed>(
  events: readonly T[],
  now: Date,
  forStaff: boolean,
): { name: GroupName; events: T[] }[] {
  const isOwn = (event: T) => forStaff || event.viewerProfile !== null;
  const open = events.filter((event) => !isOwn(event) && phaseOf(event, now) !== 'past');
  const groups = { ...groupByPhase(events.filter(isOwn), now), open };
  return order.map((name) => ({ name, events: groups[name] })).filter((group) => group.events.length > 0);
}

/** The event to go to at once: the viewer takes part in it, and there is no other to choose. */
export const onlyEvent = <T extends Pick<Listed, 'viewerProfile'>>(
  events: readonly T[] | undefined,
): T | undefined => (events?.length === 1 && events[0]?.viewerProfile ? events[0] : undefined);
