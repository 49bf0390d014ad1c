import { Button } from 'antd';
import { useId } from 'react';
import { Note, Row, Stack, useToasts } from '../../../ui';
import { messages } from './messages';

interface OfferAnswersProps {
  loading: boolean;
  reply: (accept: boolean) => Promise<unknown>;
}

/** The two answers to an offer, each sent by one press, and what letting it go means. */
export function OfferAnswers({ loading, reply }: OfferAnswersProps) {
  const toasts = useToasts();
  const meaning = useId();
  const send = (accept: boolean) => () => void toasts.attempt(() => reply(accept));
  return (
    <Stack gap="xs">
      <Row wrap gap="sm">
        <Button type="primary" size="large" loading={loading} disabled={loading} onClick={send(true)}>
          {messages.acts.accept}
        </Button>
        <Button size="large" disabled={loading} aria-describedby={meaning} onClick={send(false)}>
          {messages.acts.letGo}
        </Button>
      </Row>
      <Note id={meaning}>{messages.letGoMeans}</Note>
    </Stack>
  );
}
