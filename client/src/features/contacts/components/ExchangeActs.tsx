import { Button } from 'antd';
import { useRef } from 'react';
import type { Contact_ContactFragment } from '../../../generated/graphql';
import { useAnswerContactExchangeMutation, useContactsQuery } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { Row, Stack, useToasts } from '../../../ui';
import { messages } from '../messages';

const texts = messages.exchange;

/** Accept and No for a person who asks to exchange contacts. */
export function ExchangeAnswer({ contact, onAnswered }: AnswerProps) {
  const [answer] = useAnswerContactExchangeMutation({ refreshes: ['contacts'] });
  const toasts = useToasts();
  const name = fullName(contact.attendee);
  const send = (accept: boolean) =>
    void toasts.attempt(async () => {
      await answer({ variables: { input: { contactId: contact.id, accept } } });
      onAnswered?.();
    });
  return (
    <Row wrap gap="xs">
      <Button aria-label={texts.acceptName(name)} onClick={() => send(true)}>
        {texts.accept}
      </Button>
      <Button type="text" aria-label={texts.refuseName(name)} onClick={() => send(false)}>
        {texts.refuse}
      </Button>
    </Row>
  );
}

interface AnswerProps {
  contact: Contact_ContactFragment;
  onAnswered?: () => void;
}

interface ExchangeActsProps {
  eventId: string;
  person: { id: string; firstName: string; lastName: string };
  onAnswered: () => void;
}

/** The answer to a person who asks to exchange contacts, and what became of it, where it is told. */
export function ExchangeActs({ eventId, person, onAnswered }: ExchangeActsProps) {
  const { data } = useContactsQuery({ variables: { eventId } });
  const place = useRef<HTMLDivElement>(null);
  const contact = data?.contacts.nodes.find(({ attendee }) => attendee.id === person.id);
  if (!data) return null;
  return (
    <Stack ref={place} tabIndex={-1} style={{ outline: 0 }} aria-live="polite">
      {contact?.state === 'ASKED_BY_THEM' && (
        <ExchangeAnswer
          contact={contact}
          onAnswered={() => {
            place.current?.focus();
            onAnswered();
          }}
        />
      )}
      {contact?.state === 'EXCHANGED' && <strong>{texts.exchanged(fullName(person))}</strong>}
      {!contact && texts.over}
    </Stack>
  );
}
