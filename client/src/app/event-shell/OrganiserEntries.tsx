import { useEffect } from 'react';
import type { Role } from '../../generated/graphql';
import { NavList } from '../../ui';
import { messages } from '../messages';
import { useOrganiserMenu } from './useOrganiserMenu';

interface OrganiserEntriesProps {
  eventId: string;
  role: Role;
  /** The entries have come, later than those above. */
  onShown: () => void;
}

/** The menu of those who run the event. */
export default function OrganiserEntries({ eventId, role, onShown }: OrganiserEntriesProps) {
  useEffect(onShown, [onShown]);
  const entries = useOrganiserMenu(eventId, role);
  return <NavList foldKey="organiser" title={messages.organiserMenu} entries={entries} />;
}
