import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { PlainButton } from '../PlainButton';
import { Row, Stack } from '../Stack';
import { messages } from '../messages';
import { icons } from './icons';
import styles from './light.module.css';

export interface LightTextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The error to show below the field. */
  error?: string;
  /** Stands inside the frame, behind the text. */
  suffix?: ReactNode;
}

/** A labelled text field for the pages that load without the component library. */
export function LightTextField({ label, error, suffix, ...input }: LightTextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Stack>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Row className={styles.frame} data-invalid={error !== undefined || undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {suffix}
      </Row>
      <p id={errorId} className={styles.fieldError}>
        {error}
      </p>
    </Stack>
  );
}

/** A password field whose text can be shown. */
export function PasswordField(props: Omit<LightTextFieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <LightTextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <Row
          as={PlainButton}
          rigid
          justify="center"
          className={styles.eye}
          aria-label={messages.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? icons.show : icons.hide}
        </Row>
      }
    />
  );
}
