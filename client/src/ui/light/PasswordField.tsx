import { useState } from 'react';
import { PlainButton } from '../PlainButton';
import { Row } from '../Stack';
import { messages } from '../messages';
import { LightTextField, type LightTextFieldProps } from './LightTextField';
import { icons } from './icons';
import styles from './light.module.css';

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
