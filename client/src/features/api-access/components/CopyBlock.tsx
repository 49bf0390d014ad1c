import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Row, Stack, Text, useToasts } from '../../../ui';
import styles from '../api-access.module.css';
import { messages } from '../messages';

interface CopyBlockProps {
  label: string;
  text: string;
  /** Called once the text is in the clipboard. */
  onCopied?: () => void;
}

/** A text for programs, under its label, to be copied. */
export function CopyBlock({ label, text, onCopied }: CopyBlockProps) {
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toasts.error(messages.copyFailed);
      return;
    }
    toasts.success(messages.copied);
    onCopied?.();
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
