import { Button, Input, type InputRef } from 'antd';
import { useState } from 'react';
import { Note, Row, useOverlays } from '../../../ui';
import { useOutbox } from '../../conversations';
import { messages } from '../messages';
import styles from '../notifications.module.css';

interface ReplyProps {
  eventId: string;
  attendeeId: string;
  name: string;
  onSent: () => void;
}

const focusField = (field: InputRef | null) => field?.focus();

/** A message to the person of a notification, written and shown in its place. */
export function Reply({ eventId, attendeeId, name, onSent }: ReplyProps) {
  const overlays = useOverlays();
  const { outbox, queued } = useOutbox(eventId);
  const [text, setText] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const waiting = queued.find((message) => message.attendeeId === attendeeId);
  if (sent !== null) {
    return (
      <Note aria-live="polite">
        {[waiting ? (waiting.problem ?? messages.sending) : messages.sent, `“${sent}”`].join(' · ')}{' '}
        <Button type="link" onClick={() => overlays.openChat(attendeeId)}>
          {messages.openChat}
        </Button>
      </Note>
    );
  }
  if (text === null) {
    return (
      <Button type="text" aria-label={messages.replyTo(name)} onClick={() => setText('')}>
        {messages.reply}
      </Button>
    );
  }
  const send = () => {
    outbox.add(attendeeId, text.trim());
    setSent(text.trim());
    onSent();
  };
  return (
    <Row
      as="form"
      gap="xs"
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) send();
      }}
    >
      <Input
        ref={focusField}
        dir="auto"
        maxLength={4_000}
        aria-label={messages.replyTo(name)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button htmlType="submit" disabled={!text.trim()}>
        {messages.send}
      </Button>
    </Row>
  );
}
