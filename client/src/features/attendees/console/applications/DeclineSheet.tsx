import { Form, Input } from 'antd';
import { useState } from 'react';
import { ConfirmWithConsequences } from '../../../../ui';
import { messages } from './messages';

const texts = messages.decline;

interface DeclineSheetProps {
  /** The person, or how many they are. */
  who: string;
  onDecline: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason before people are declined. */
export default function DeclineSheet({ who, onDecline, onClose }: DeclineSheetProps) {
  const [reason, setReason] = useState('');
  const decline = async () => {
    await onDecline(reason.trim());
    onClose();
  };
  return (
    <ConfirmWithConsequences
      open
      title={texts.title(who)}
      text={texts.text}
      act={messages.acts.DECLINE}
      onConfirm={decline}
      onCancel={onClose}
    >
      <Form.Item label={texts.reason} htmlFor="decline-reason" layout="vertical" extra={texts.reasonHint}>
        <Input.TextArea
          id="decline-reason"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to decline, by a key or a button
          autoFocus
          maxLength={1_000}
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form.Item>
    </ConfirmWithConsequences>
  );
}
