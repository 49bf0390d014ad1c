import { Switch } from 'antd';
import { useId } from 'react';
import styles from './Block.module.css';

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
    <li className={styles.row}>
      <label htmlFor={id} className={styles.what}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <Switch
        id={id}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        onChange={onChange}
      />
    </li>
  );
}
