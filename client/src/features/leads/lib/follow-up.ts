import { mailLink } from '../../../lib/mail-link';
import { messages } from '../messages';

interface FollowUp {
  email: string;
  firstName: string;
  company: string;
  event: string;
  sender: string;
}

/** A link that opens a draft of a mail in the member's own program. */
export const followUpLink = ({ email, firstName, company, event, sender }: FollowUp): string => {
  const subject = messages.followUp.subject(company, event);
  const body = messages.followUp.body(firstName, event, company, sender);
  return `${mailLink(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
