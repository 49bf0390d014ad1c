import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Notice, Row, Sheet, Stack, Text, useToasts, useUnsavedGuard } from '../../../ui';
import styles from '../api-access.module.css';
import { messages } from '../messages';

/** A text for programs, under its label, to be copied. */
function CopyBlock({ label, text, onCopied }: { label: string; text: string; onCopied: () => void }) {
  const toasts = useToasts();
  const copy = async () => {
    if (await toasts.copy(text, messages.copied, messages.copyFailed)) onCopied();
  };
  return (
    <Stack gap="xxs">
      <Row justify="between" gap="sm">
        <Text strong>{label}</Text>
        <Button
          icon={<CopyOutlined aria-hidden />}
          aria-label={messages.copyOf(label)}
          onClick={() => void copy()}
        >
          {messages.copy}
        </Button>
      </Row>
      <pre className={styles.code}>{text}</pre>
    </Stack>
  );
}

interface ShownOnceProps {
  texts: { title: string; text: string; secret: string; snippet: string };
  secret: string;
  /** How to use it. */
  snippet: string;
  onClose: () => void;
}

/** A secret that is shown only now: to close it without copying it is asked about. */
export default function ShownOnce({ texts, secret, snippet, onClose }: ShownOnceProps) {
  const [copied, setCopied] = useState(false);
  const guard = useUnsavedGuard(!copied, { title: messages.keptQuestion, text: messages.keptText });
  const keep = () => {
    guard.release();
    onClose();
  };
  const close = async () => {
    if (await guard.confirmLeaving()) onClose();
  };
  return (
    <Sheet
      title={texts.title}
      width={640}
      onClose={() => void close()}
      footer={
        <Button type="primary" onClick={keep}>
          {messages.kept}
        </Button>
      }
    >
      <Stack gap="md">
        <Notice kind="warning" title={texts.text} />
        <CopyBlock label={texts.secret} text={secret} onCopied={() => setCopied(true)} />
        <CopyBlock
          label={texts.snippet}
          text={snippet}
          onCopied={() => setCopied((before) => before || snippet.includes(secret))}
        />
      </Stack>
    </Sheet>
  );
}
