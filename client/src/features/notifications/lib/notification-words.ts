import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { messages } from '../messages';

type Told = Pick<NotificationItem_NotificationFragment, 'kind' | 'title' | 'meetingId'> & {
  person?: { firstName: string; lastName: string } | null;
  activity?: { title: string } | null;
};

/** Who did what, in the language of the reader. */
export function notificationWords({ kind, title, meetingId, person, activity }: Told): string {
  if (kind === 'MEETING_REMOVED' && !person) return messages.personLeft;
  const name = person ? fullName(person) : messages.noPerson;
  return messages.kinds[kind](meetingId ? name : (activity?.title ?? title ?? ''));
}
