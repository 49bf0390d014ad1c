import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { messages } from '../messages';

type Told = Pick<NotificationItem_NotificationFragment, 'kind' | 'title' | 'meetingId'> & {
  person?: { firstName: string; lastName: string } | null;
  company?: { name: string } | null;
  activity?: { title: string } | null;
};

/** Kinds whose subject is the company; others name the person. */
const ofCompanies: ReadonlySet<Told['kind']> = new Set(['CONTACT_REQUESTED', 'COMPANY_INVITED']);

export function notificationWords({ kind, title, meetingId, person, company, activity }: Told): string {
  if (kind === 'MEETING_REMOVED' && !person) return messages.personLeft;
  const nameOfCompany = company?.name ?? messages.noPerson;
  const name = person && !ofCompanies.has(kind) ? fullName(person) : nameOfCompany;
  return messages.kinds[kind](meetingId || person || company ? name : (activity?.title ?? title ?? ''));
}
