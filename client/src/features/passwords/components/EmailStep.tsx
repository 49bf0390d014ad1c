import { Button, Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { AuthHeading, AuthWays } from '../../../components/forms/AuthHeading';
import { FormError } from '../../../components/forms/FormError';
import { useFormSubmit } from '../../../hooks/useFormSubmit';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';

interface EmailStepProps {
  email: string;
  onSubmit: (email: string) => Promise<void>;
}

/** Asks which account it is about. */
export function EmailStep({ email, onSubmit }: EmailStepProps) {
  const [form] = Form.useForm<{ email: string }>();
  const { sending, error, submit } = useFormSubmit(form, (values: { email: string }) =>
    onSubmit(values.email.trim()),
  );
  return (
    <>
      <AuthHeading title={messages.forgotTitle} lead={messages.forgotLead} />
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ email }}
        onFinish={(values: { email: string }) => void submit(values)}
        scrollToFirstError={{ focus: true }}
      >
        <FormError error={error} />
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
        <Button type="primary" htmlType="submit" size="large" block loading={sending} disabled={sending}>
          {messages.sendCode}
        </Button>
      </Form>
      <AuthWays>
        <Link to={paths.login()}>{messages.backToSignIn}</Link>
      </AuthWays>
    </>
  );
}
