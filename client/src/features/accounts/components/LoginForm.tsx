import { Alert, Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrorsOf, type AppError } from '../../../lib/errors';
import { paths } from '../../../lib/paths';
import type { Credentials } from '../hooks/useLogin';
import { messages } from '../messages';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  busy: boolean;
  error: AppError | null;
  onSubmit: (credentials: Credentials) => void;
}

/** E-mail and password; what the server refuses is said here, and nothing typed is lost. */
export function LoginForm({ busy, error, onSubmit }: LoginFormProps) {
  const [form] = Form.useForm<Credentials>();
  const password = useRef<InputRef>(null);
  useEffect(() => {
    if (!error) return;
    form.setFields(
      fieldErrorsOf(error).map(({ name, errors }) => ({ name: name as keyof Credentials, errors })),
    );
    password.current?.focus();
  }, [error, form]);
  return (
    <Form<Credentials>
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      onFinish={onSubmit}
      scrollToFirstError={{ focus: true }}
    >
      <div role="alert">
        {error && error.fields.length === 0 && (
          <Alert className={styles.error} type="error" showIcon title={error.message} />
        )}
      </div>
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
          autoComplete="username"
          autoCapitalize="none"
          placeholder={messages.emailPlaceholder}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={messages.password}
        rules={[{ required: true, message: messages.passwordMissing }]}
      >
        <Input.Password ref={password} size="large" autoComplete="current-password" />
      </Form.Item>
      <p className={styles.forgot}>
        <Link to={paths.forgotPassword()}>{messages.forgot}</Link>
      </p>
      <Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={busy}>
        {messages.signIn}
      </Button>
    </Form>
  );
}
