import { useId, type ComponentProps, type ReactNode } from 'react';
import { Row, Stack } from '../Stack';
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
