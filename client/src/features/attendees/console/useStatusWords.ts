import { useMailsLeave } from '../../../data/event/useMailsLeave';
import { messages } from './messages';

/** The states of invitations in words: without a mail server, an invitation has reached no one. */
export function useStatusWords() {
  const mailsLeave = useMailsLeave();
  return mailsLeave ? messages.status : { ...messages.status, INVITED: messages.notMailed };
}
