import { countsOf, hasBoard } from '../../features/attendees/lib/board';
import type { Role } from '../../generated/graphql';
import { useOrganiserMenuQuery } from '../../generated/hooks';
import type { NavEntry } from '../../ui';
import { screenRoles } from '../administration-menu';
import { organiserMenu } from '../organiser-menu';

/** The menu of those who run the event; the board of applications is in it where there is something to decide or to wait for. */
export function useOrganiserMenu(eventId: string, role: Role): NavEntry[] {
  const { data } = useOrganiserMenuQuery({
    variables: { eventId },
    skip: !screenRoles.applications.includes(role),
  });
  const withBoard =
    data !== undefined && hasBoard(data.event, data.attendeeGroups, countsOf(data.applicationCounts));
  return organiserMenu(eventId, role, withBoard);
}
