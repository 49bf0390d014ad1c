import { Switch } from 'antd';
import { useId } from 'react';
import { Note, Row, Stack } from '../../../ui';
import styles from '../account.module.css';

interface ChoiceRowProps {
  label: string;
  /** The effect of the choice, where the label cannot say all of it. */
  hint?: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** One choice with its switch; the words are part of the switch's target. */
export function ChoiceRow({ label, hint, checked, onChange }: ChoiceRowProps) {
  const id = useId();
  return (
    <Row as="li" gap="sm" className={styles.row}>
      <Stack as="label" htmlFor={id} gap="xxs" grow>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <Note as="span" id={`${id}-hint`}>
            {hint}
          </Note>
        )}
      </Stack>
      <Switch
        id={id}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        onChange={onChange}
      />
    </Row>
  );
}
