import { Form, Input } from 'antd';
import { messages } from '../messages';

/** E-mail to sign in with. */
export function EmailField() {
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
        autoComplete="email"
        autoCapitalize="none"
        placeholder={messages.emailPlaceholder}
      />
    </Form.Item>
  );
}

/** First and last name, side by side where there is room. */
export function NameFields({ className }: { className?: string }) {
  return (
    <div className={className}>
      <Form.Item
        name="firstName"
        label={messages.firstName}
        rules={[{ required: true, whitespace: true, message: messages.firstNameMissing }]}
      >
        <Input size="large" autoComplete="given-name" maxLength={100} />
      </Form.Item>
      <Form.Item
        name="lastName"
        label={messages.lastName}
        rules={[{ required: true, whitespace: true, message: messages.lastNameMissing }]}
      >
        <Input size="large" autoComplete="family-name" maxLength={100} />
      </Form.Item>
    </div>
  );
}
