import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Row } from '../Stack';
import styles from './Forms.module.css';

interface SaveBarProps {
  texts: { save: string; discard: string };
  dirty: boolean;
  sending: boolean;
  /** Where no form around it is submitted. */
  onSave?: () => void;
  onDiscard: () => void;
  /** Where one goes on, while there is nothing to save. */
  next?: ReactNode;
  /** Beside the buttons. */
  children?: ReactNode;
}

/** Saves what a card holds, at its lower edge: in sight below a form; below a table it covers no button of its rows. */
export const SaveBar = ({ texts, dirty, sending, onSave, onDiscard, next, children }: SaveBarProps) => (
  <Row wrap gap="xs" className={styles.saveBar} data-kept={!onSave}>
    <Button
      type={dirty ? 'primary' : 'default'}
      htmlType={onSave ? 'button' : 'submit'}
      loading={sending}
      disabled={sending}
      onClick={onSave}
    >
      {texts.save}
    </Button>
    {dirty ? <Button onClick={onDiscard}>{texts.discard}</Button> : next}
    {children}
  </Row>
);
