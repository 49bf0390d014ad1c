import { LightButton, LightTextField, type LightTextFieldProps } from '../../../ui';
import styles from './entry.module.css';

export interface LineFormProps extends Omit<LightTextFieldProps, 'onSubmit' | 'onChange'> {
  /** The words of the button. */
  act: string;
  /** Another button of the view is the filled one. */
  quiet?: boolean;
  onText: (text: string) => void;
  onSubmit: () => void;
}

/** A field with the button that takes what is in it, in one line. */
export function LineForm({ act, quiet = false, disabled, onText, onSubmit, ...field }: LineFormProps) {
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <LightTextField {...field} autoComplete="off" onChange={({ target }) => onText(target.value)} />
      <LightButton type="submit" kind={quiet ? 'default' : 'primary'} disabled={disabled}>
        {act}
      </LightButton>
    </form>
  );
}
