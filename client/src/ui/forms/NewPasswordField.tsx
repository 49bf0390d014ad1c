import { Form, Input } from 'antd';
import { PasswordStrength } from './PasswordStrength';
import { messages } from './messages';

interface NewPasswordFieldProps {
  label?: string;
  /** Name and e-mail of the person, which the password must not be made of. */
  personal: string[];
}

/** A form item for a password that is being chosen, with its strength below. */
export function NewPasswordField({ label = messages.newPassword, personal }: NewPasswordFieldProps) {
  const password = (Form.useWatch('password') as string | undefined) ?? '';
  return (
    <Form.Item
      label={label}
      name="password"
      rules={[
        { required: true, message: messages.passwordMissing },
        { min: 10, message: messages.passwordTooShort },
        { max: 128, message: messages.passwordTooLong },
      ]}
      extra={<PasswordStrength password={password} personal={personal} />}
    >
      <Input.Password size="large" autoComplete="new-password" />
    </Form.Item>
  );
}
