import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';

/** A person as the target of a wish. */
export const wishTargetOf = (person: PersonCard_AttendeeFragment) => ({
  type: 'Attendee' as const,
  id: person.id,
  name: fullName(person),
  wish: person.viewerMeetingWish,
});
