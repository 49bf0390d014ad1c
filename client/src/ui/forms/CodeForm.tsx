import { Button, Input } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { toAppError } from '../../data/errors/errors';
import { withAsciiDigits } from '../../lib/digits';
import { Text } from '../Text';
import styles from './Forms.module.css';
import { messages } from './messages';

interface CodeFormProps {
  /** Names the group of boxes. */
  label: string;
  submitLabel: string;
  /** Checks the code; what it throws is said below the boxes, which are emptied. */
  onSubmit: (code: string) => Promise<void>;
  /** The focus starts here: the one thing to do on the page. */
  focusOnMount?: boolean;
  /** Below the button: other ways. */
  children?: ReactNode;
}

const LENGTH = 6;
const isComplete = (code: string): boolean => code.length === LENGTH;
const onlyDigits = (text: string): string => withAsciiDigits(text).replace(/\D/g, '');

/** The server's words about the code: those on its field if it named one. */
function refusalOf(error: unknown): string {
  const { fields, message } = toAppError(error);
  return fields.map((field) => field.message).join(' ') || message;
}

/** Six boxes for a mailed code that are sent once they are full; a pasted code fills all of them, whatever blanks or dashes it has. */
export function CodeForm({ label, submitLabel, onSubmit, focusOnMount, children }: CodeFormProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Emptied boxes are new ones: the focus starts again at the first.
  const [attempt, setAttempt] = useState(0);
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = boxes.current?.querySelectorAll('input') ?? [];
    // antd names the boxes in technical English only.
    for (const [index, box] of inputs.entries())
      box.setAttribute('aria-label', messages.digitOf(index + 1, LENGTH));
    if (focusOnMount || attempt > 0) inputs[0]?.focus();
  }, [focusOnMount, attempt]);
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
    if (isComplete(next) && !sending) void send(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(code)) void send(code);
        else setError(messages.codeIncomplete);
      }}
    >
      <div ref={boxes} key={attempt} className={styles.code}>
        <Input.OTP
          classNames={{ root: styles.boxes, input: styles.digit }}
          aria-label={label}
          aria-describedby={id}
          length={LENGTH}
          size="large"
          value={code}
          onInput={(cells) => change(cells.join(''))}
          formatter={onlyDigits}
          disabled={sending}
          status={error === null ? undefined : 'error'}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </div>
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
