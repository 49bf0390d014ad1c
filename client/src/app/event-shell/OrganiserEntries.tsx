import { useEffect } from 'react';
import type { Role } from '../../generated/graphql';
import { NavList } from '../../ui';
import { messages } from '../messages';
import { organiserMenu } from '../organiser-menu';

interface OrganiserEntriesProps {
  eventId: string;
  role: Role;
  /** The entries have come, later than those above. */
  onShown: () => void;
}

/** The menu of those who run the event. */
export default function OrganiserEntries({ eventId, role, onShown }: OrganiserEntriesProps) {
  useEffect(onShown, [onShown]);
  return (
    <NavList foldKey="organiser" title={messages.organiserMenu} entries={organiserMenu(eventId, role)} />
  );
}
