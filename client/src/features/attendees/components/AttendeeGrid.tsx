import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { AttendeeCard_AttendeeFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import { AttendeeCard } from './AttendeeCard';
import styles from './AttendeeGrid.module.css';

/** The cards. The browser skips layout and paint of those out of sight, and React those that did not change. */
export function AttendeeGrid({
  attendees,
  stale,
}: {
  attendees: readonly AttendeeCard_AttendeeFragment[];
  stale: boolean;
}) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  // Without the open person, so that opening one does not give every card another link.
  params.delete('person');
  const rest = params.toString();
  const linkTo = useCallback((id: string) => `?${rest ? `${rest}&` : ''}person=${id}`, [rest]);
  return (
    <ul className={styles.grid} aria-label={messages.list} aria-busy={stale} data-stale={stale}>
      {attendees.map((attendee) => (
        <li key={attendee.id} className={styles.cell}>
          <AttendeeCard attendee={attendee} to={linkTo(attendee.id)} />
        </li>
      ))}
    </ul>
  );
}
