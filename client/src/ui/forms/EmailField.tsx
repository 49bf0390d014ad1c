import { Form, Input } from 'antd';
import { messages } from './messages';

/** A form item for the address of an account: `username` where there is one already, for password managers. */
export function EmailField({ autoComplete }: { autoComplete: 'email' | 'username' }) {
  return (
    <Form.Item
      name="email"
      label={messages.email}
      rules={[
        { required: true, message: messages.emailMissing },
        { type: 'email', message: messages.emailWrong },
      ]}
    >
      <Input
        size="large"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        placeholder={messages.emailPlaceholder}
      />
    </Form.Item>
  );
}
