import { Button } from 'antd';
import { useAnswerCompanyInvitationMutation, useOwnInvitationsQuery } from '../../../generated/hooks';
import { useState } from 'react';
import { paths } from '../../../lib/paths';
import { LinkButton, Note, Row, useToasts } from '../../../ui';
import { messages } from '../messages';

interface InvitationAnswerProps {
  eventId: string;
  companyId: string;
  onAnswered?: () => void;
}

/** Joins the team of a company or declines, and leaves the result where it was pressed. */
export function InvitationAnswer({ eventId, companyId, onAnswered }: InvitationAnswerProps) {
  const texts = messages.invitation;
  const { data } = useOwnInvitationsQuery({ variables: { eventId } });
  const [send, { loading }] = useAnswerCompanyInvitationMutation({ refreshes: ['event', 'company'] });
  const [answer, setAnswer] = useState<boolean | null>(null);
  const toasts = useToasts();
  const give = (accept: boolean) =>
    toasts.attempt(async () => {
      await send({ variables: { input: { companyId, accept } } });
      setAnswer(accept);
      onAnswered?.();
    });
  if (answer !== null)
    return (
      <Row as="output" wrap gap="xs">
        <Note>{answer ? texts.accepted : texts.declined}</Note>
        {answer && <LinkButton to={paths.ourCompany(eventId)}>{texts.open}</LinkButton>}
      </Row>
    );
  if (!data) return null;
  if (!data.companyInvitations.some((one) => one.companyId === companyId)) return <Note>{texts.closed}</Note>;
  return (
    <Row wrap gap="xs">
      <Button type="primary" loading={loading} onClick={() => void give(true)}>
        {texts.accept}
      </Button>
      <Button disabled={loading} onClick={() => void give(false)}>
        {texts.decline}
      </Button>
    </Row>
  );
}
