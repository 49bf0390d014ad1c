import type { ContactChoice, ContactHolder_ContactHolderFragment } from '../../../generated/graphql';
import { useAnswerContactRequestMutation, useContactHoldersQuery } from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { messages } from '../messages';

/** Says whether a company may have e-mail and phone: at once on the screen, and taken back where the server refuses. */
export function useConsent() {
  const [answer] = useAnswerContactRequestMutation({ refreshes: ['contactHolders', 'contactSharing'] });
  const toasts = useToasts();
  return (holder: ContactHolder_ContactHolderFragment, choice: ContactChoice) => {
    const answered = { ...holder, answered: true, sharing: choice !== 'NO' };
    const send = () =>
      answer({
        variables: { input: { companyId: holder.company?.id ?? '', choice } },
        optimisticResponse: { answerContactRequest: { holder: answered } },
      });
    return toasts.attempt(send, { refused: messages.consent.failed });
  };
}

/** A company among those that hold a contact of the viewer: undefined until it is known. */
export function useHolder(eventId: string, companyId: string) {
  const { data } = useContactHoldersQuery({ variables: { eventId } });
  return data?.contactHolders.nodes.find(({ company }) => company?.id === companyId);
}
