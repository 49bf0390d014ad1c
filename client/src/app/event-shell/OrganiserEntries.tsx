import type { Role } from '../../generated/graphql';
import { messages } from '../messages';
import { organiserMenu } from '../organiser-menu';
import { MenuEntries } from './MenuEntries';

/** The menu of those who run the event. */
export default function OrganiserEntries({ eventId, role }: { eventId: string; role: Role }) {
  return <MenuEntries title={messages.organiserMenu} entries={organiserMenu(eventId, role)} />;
}
