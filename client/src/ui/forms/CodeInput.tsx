import { Input } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './Forms.module.css';
import { messages } from './messages';

interface CodeInputProps {
  /** Names the group of boxes. */
  label: string;
  value: string;
  /** Every change; `length` digits once it is complete. */
  onChange: (code: string) => void;
  length?: number;
  disabled?: boolean;
  /** The code was refused. */
  invalid?: boolean;
  /** Id of the text that says why. */
  describedBy?: string;
  /** The focus starts here: the one thing to do on the page. */
  focusOnMount?: boolean;
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Boxes for a mailed code; a pasted code fills all of them, whatever blanks or dashes it has. */
export function CodeInput(props: CodeInputProps) {
  const { label, value, onChange, length = 6, disabled, invalid, describedBy, focusOnMount } = props;
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // antd names the boxes in technical English only.
    boxes.current
      ?.querySelectorAll('input')
      .forEach((box, index) => box.setAttribute('aria-label', messages.digitOf(index + 1, length)));
  }, [length]);
  useEffect(() => {
    if (focusOnMount) boxes.current?.querySelector('input')?.focus();
  }, [focusOnMount]);
  return (
    <div ref={boxes} className={styles.code}>
      <Input.OTP
        classNames={{ root: styles.boxes, input: styles.digit }}
        aria-label={label}
        aria-describedby={describedBy}
        length={length}
        size="large"
        value={value}
        onInput={(cells) => onChange(cells.join(''))}
        formatter={onlyDigits}
        disabled={disabled}
        status={invalid ? 'error' : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </div>
  );
}
