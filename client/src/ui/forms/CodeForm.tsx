import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { toAppError } from '../../data/errors';
import { Text } from '../Text';
import { CodeInput } from './CodeInput';
import styles from './Forms.module.css';
import { messages } from './messages';

interface CodeFormProps {
  label: string;
  submitLabel: string;
  /** Checks the code; what it throws is said below the boxes, which are emptied. */
  onSubmit: (code: string) => Promise<void>;
  focusOnMount?: boolean;
  /** Below the button: other ways. */
  children?: ReactNode;
}

const length = 6;

/** The server's words about the code: those on its field if it named one. */
function refusalOf(error: unknown): string {
  const { fields, message } = toAppError(error);
  return fields.map((field) => field.message).join(' ') || message;
}

/** Six boxes that are sent once they are full. */
export function CodeForm({ label, submitLabel, onSubmit, focusOnMount, children }: CodeFormProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Emptied boxes are new ones: the focus starts again at the first.
  const [attempt, setAttempt] = useState(0);
  const send = async (complete: string) => {
    setSending(true);
    setError(null);
    try {
      await onSubmit(complete);
    } catch (caught) {
      setError(refusalOf(caught));
      setCode('');
      setAttempt((count) => count + 1);
    } finally {
      setSending(false);
    }
  };
  const change = (next: string) => {
    setCode(next);
    if (/^\d{6}$/.test(next) && !sending) void send(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (/^\d{6}$/.test(code)) void send(code);
        else setError(messages.codeIncomplete);
      }}
    >
      <CodeInput
        key={attempt}
        label={label}
        value={code}
        onChange={change}
        length={length}
        disabled={sending}
        invalid={error !== null}
        describedBy={id}
        focusOnMount={focusOnMount || attempt > 0}
      />
      <Text as="div" tone="error" id={id} role="alert" className={styles.codeError}>
        {error}
      </Text>
      <Button type="primary" htmlType="submit" size="large" block loading={sending} disabled={sending}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
