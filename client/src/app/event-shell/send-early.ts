import { matchPath } from 'react-router-dom';
import { sendEarly } from '../../data/connection/early-requests';
import { session } from '../../data/session/session';
import { EventShellRequest, ShellProfileRequest } from '../../generated/requests';
import { paths } from '../../lib/paths';

/** Asks for what every page of an event waits for, as `useEventAccess` does. */
export function sendEventAccessEarly(path: string): void {
  const { user, token } = session.getState().auth;
  const eventId = matchPath<string>(`${paths.event(':id')}/*`, path)?.params.id;
  if (!token || !eventId) return;
  sendEarly(EventShellRequest, { eventId });
  if (user?.role === 'ATTENDEE') sendEarly(ShellProfileRequest, { eventId });
}
