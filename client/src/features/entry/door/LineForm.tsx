import { LightButton, LightTextField, type LightTextFieldProps } from '../../../ui';
import styles from './entry.module.css';

interface LineFormProps extends Omit<LightTextFieldProps, 'onSubmit' | 'onChange'> {
  /** The words of the button. */
  act: string;
  onText: (text: string) => void;
  onSubmit: () => void;
}

/** A field with the button that takes what is in it, in one line. */
export function LineForm({ act, disabled, onText, onSubmit, ...field }: LineFormProps) {
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <LightTextField {...field} autoComplete="off" onChange={({ target }) => onText(target.value)} />
      <LightButton type="submit" kind="primary" disabled={disabled}>
        {act}
      </LightButton>
    </form>
  );
}
