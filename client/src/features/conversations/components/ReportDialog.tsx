import { Button, Input } from 'antd';
import { truncated } from '../../../lib/format';
import { useId, useState } from 'react';
import { errorMessage } from '../../../data/errors/errors';
import { useEventZone } from '../../../data/event/useEventZone';
import type { ChatMessage_MessageFragment } from '../../../generated/graphql';
import { useReportMessageMutation } from '../../../generated/hooks';
import { formatMoment } from '../../../lib/time';
import { Note, Notice, RadioList, Sheet, Stack, Text } from '../../../ui';
import { messages } from '../messages';

/** So many of the last messages are offered where none was chosen. */
const RECENT = 5;
/** The server takes a reason up to this length. */
const MAX_REASON = 1_000;

interface ReportDialogProps {
  /** The other person's messages, oldest first. */
  received: readonly ChatMessage_MessageFragment[];
  /** The message that was chosen already. */
  messageId: string | null;
  name: string;
  onBlock: () => void;
  onClose: () => void;
}

/** A message that can be reported, with its day and time. */
function Reportable({ text, sentAt }: ChatMessage_MessageFragment) {
  const zone = useEventZone();
  return (
    <Stack as="span">
      <Text cut={3} dir="auto">
        {text}
      </Text>
      <Note as="span">{formatMoment(sentAt, zone)}</Note>
    </Stack>
  );
}

/** Shows one message to the organisers: which, why, and what they will see. */
export default function ReportDialog({ received, messageId, name, onBlock, onClose }: ReportDialogProps) {
  const detailsId = useId();
  const [report, { loading, error, data }] = useReportMessageMutation();
  const [chosen, setChosen] = useState<string | undefined>(messageId ?? received.at(-1)?.id);
  const [reason, setReason] = useState<string>();
  const [details, setDetails] = useState('');
  if (data) {
    const block = () => {
      onClose();
      onBlock();
    };
    return (
      <Sheet
        title={messages.reported}
        onClose={onClose}
        footer={
          <>
            <Button danger onClick={block}>
              {messages.blockAct(name)}
            </Button>
            <Button type="primary" onClick={onClose}>
              {messages.done}
            </Button>
          </>
        }
      >
        <p>{messages.reportedText(name)}</p>
      </Sheet>
    );
  }
  const offered = messageId
    ? received.filter(({ id }) => id === messageId)
    : received.slice(-RECENT).toReversed();
  const send = () => {
    if (!chosen || !reason) return;
    const text = truncated([reason, details.trim()].filter(Boolean).join(': '), MAX_REASON);
    // The dialog shows the error.
    report({ variables: { input: { messageId: chosen, reason: text } } }).catch(() => undefined);
  };
  return (
    <Sheet
      title={messages.reportTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="primary" loading={loading} disabled={!chosen || !reason} onClick={send}>
            {messages.reportAct}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <p>{messages.reportText}</p>
        <div role="alert">{error && <Notice kind="error" title={errorMessage(error)} />}</div>
        <RadioList
          title={messages.reportWhich}
          options={offered.map((message) => ({ value: message.id, label: <Reportable {...message} /> }))}
          value={chosen}
          onChange={setChosen}
        />
        <RadioList
          title={messages.reportWhy}
          options={messages.reportReasons.map((value) => ({ value, label: value }))}
          value={reason}
          onChange={setReason}
        />
        <Stack gap="xxs">
          <Text as="label" strong htmlFor={detailsId}>
            {messages.reportDetails}
          </Text>
          <Input.TextArea
            id={detailsId}
            value={details}
            maxLength={MAX_REASON - 100}
            autoSize={{ minRows: 2, maxRows: 5 }}
            onChange={(event) => setDetails(event.target.value)}
          />
        </Stack>
      </Stack>
    </Sheet>
  );
}
