import { Form, Switch } from 'antd';
import { Row } from '../Stack';
import { Note } from '../Text';
import styles from './Forms.module.css';

interface SwitchFieldProps {
  name: string;
  label: string;
  /** What it does, where the label cannot say all of it. */
  hint?: string;
}

/** A switch of a form, with its words beside it. It is never called optional: on and off are both answers. */
export const SwitchField = ({ name, label, hint }: SwitchFieldProps) => (
  <Row gap="sm" align={hint ? 'start' : 'center'} className={styles.switch}>
    <Form.Item name={name} valuePropName="checked" noStyle>
      <Switch aria-describedby={hint && `${name}-hint`} />
    </Form.Item>
    <div>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <Note id={`${name}-hint`} size="md">
          {hint}
        </Note>
      )}
    </div>
  </Row>
);
