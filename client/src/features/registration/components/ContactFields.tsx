import { Form, Input, Switch } from 'antd';
import { messages } from '../messages';
import styles from './ProfileForm.module.css';

interface ChoiceFieldProps {
  label: string;
  hint: string;
  /** The form gives these. */
  id?: string;
  checked?: boolean;
  onChange?: (on: boolean) => void;
}

function ChoiceField({ label, hint, id, checked, onChange }: ChoiceFieldProps) {
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.choiceWords}>
        {label}
        <span id={`${id}-hint`} className={styles.choiceHint}>
          {hint}
        </span>
      </label>
      <Switch
        id={id}
        checked={checked}
        onChange={onChange}
        aria-label={label}
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}

/** How one is reached, and who sees what of it. */
export function ContactFields() {
  return (
    <section className={styles.contact}>
      <h3 className={styles.kind}>{messages.contact}</h3>
      <Form.Item name="phone" label={messages.phone} extra={messages.phoneHint}>
        <Input size="large" type="tel" autoComplete="tel" maxLength={50} />
      </Form.Item>
      <Form.Item name="sharesEmail" valuePropName="checked" noStyle>
        <ChoiceField label={messages.sharesEmail} hint={messages.sharesEmailHint} />
      </Form.Item>
      <Form.Item name="mailsReminders" valuePropName="checked" noStyle>
        <ChoiceField label={messages.mailsReminders} hint={messages.mailsRemindersHint} />
      </Form.Item>
    </section>
  );
}
