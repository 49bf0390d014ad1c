import { Button, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { Notice } from '../../../components/Notice';
import { Sheet } from '../../../components/Sheet';
import type { ChatMessage_MessageFragment } from '../../../generated/graphql';
import { useReportMessageMutation } from '../../../generated/hooks';
import { errorMessage } from '../../../lib/errors';
import { messages } from '../messages';
import { MessageChoice } from './MessageChoice';
import styles from './ReportDialog.module.css';

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

function ReasonChoice({ value, onChange }: { value?: string; onChange: (reason: string) => void }) {
  return (
    <fieldset className={styles.group}>
      <legend>{messages.reportWhy}</legend>
      <Radio.Group
        className={styles.options}
        value={value}
        onChange={(event) => onChange(event.target.value as string)}
      >
        {messages.reportReasons.map((reason) => (
          <Radio key={reason} value={reason} className={styles.option}>
            {reason}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

function Reported({ name, onBlock, onClose }: Pick<ReportDialogProps, 'name' | 'onBlock' | 'onClose'>) {
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

/** Shows one message to the organisers: which, why, and what they will see. */
export default function ReportDialog({ received, messageId, name, onBlock, onClose }: ReportDialogProps) {
  const detailsId = useId();
  const [report, { loading, error, data }] = useReportMessageMutation();
  const [chosen, setChosen] = useState<string | undefined>(messageId ?? received.at(-1)?.id);
  const [reason, setReason] = useState<string>();
  const [details, setDetails] = useState('');
  if (data) return <Reported name={name} onBlock={onBlock} onClose={onClose} />;
  const offered = messageId
    ? received.filter(({ id }) => id === messageId)
    : received.slice(-RECENT).toReversed();
  const send = () => {
    if (!chosen || !reason) return;
    const text = [reason, details.trim()].filter(Boolean).join(': ').slice(0, MAX_REASON);
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
      <div className={styles.form}>
        <p>{messages.reportText}</p>
        <div role="alert">{error && <Notice kind="error" title={errorMessage(error)} />}</div>
        <MessageChoice offered={offered} value={chosen} onChange={setChosen} />
        <ReasonChoice value={reason} onChange={setReason} />
        <div>
          <label className={styles.label} htmlFor={detailsId}>
            {messages.reportDetails}
          </label>
          <Input.TextArea
            id={detailsId}
            value={details}
            maxLength={MAX_REASON - 100}
            autoSize={{ minRows: 2, maxRows: 5 }}
            onChange={(event) => setDetails(event.target.value)}
          />
        </div>
      </div>
    </Sheet>
  );
}
