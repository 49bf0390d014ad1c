import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Row } from '../../../../../ui';
import { messages } from '../messages';
import { NextStep } from './NextStep';
import styles from './Setup.module.css';

interface SaveBarProps {
  dirty: boolean;
  sending: boolean;
  /** Where no form around it is submitted. */
  onSave?: () => void;
  onDiscard: () => void;
  /** Beside the buttons. */
  children?: ReactNode;
}

/** Saves a section of the setup and leads to the next step: always in sight. */
export const SaveBar = ({ dirty, sending, onSave, onDiscard, children }: SaveBarProps) => (
  <Row wrap gap="xs" className={styles.bar}>
    <Button
      type={dirty ? 'primary' : 'default'}
      htmlType={onSave ? 'button' : 'submit'}
      loading={sending}
      disabled={sending}
      onClick={onSave}
    >
      {messages.save}
    </Button>
    {dirty ? <Button onClick={onDiscard}>{messages.discard}</Button> : <NextStep />}
    {children}
  </Row>
);
