import type { Role } from '../../generated/graphql';
import { NavList } from '../../ui';
import { messages } from '../messages';
import { organiserMenu } from '../organiser-menu';

/** The menu of those who run the event. */
export default function OrganiserEntries({ eventId, role }: { eventId: string; role: Role }) {
  return (
    <NavList foldKey="organiser" title={messages.organiserMenu} entries={organiserMenu(eventId, role)} />
  );
}
