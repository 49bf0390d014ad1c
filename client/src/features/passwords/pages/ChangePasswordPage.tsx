import { Button, Form, Input } from 'antd';
import { Navigate } from 'react-router-dom';
import { AuthHeading, AuthWays } from '../../../components/forms/AuthHeading';
import { FormError } from '../../../components/forms/FormError';
import { NewPasswordField } from '../../../components/forms/NewPasswordField';
import { useUpdatePasswordMutation } from '../../../generated/hooks';
import { useEnter } from '../../../hooks/useEnter';
import { useFormSubmit } from '../../../hooks/useFormSubmit';
import { useFrom } from '../../../hooks/useFrom';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useSession } from '../../../hooks/useSession';
import { useToasts } from '../../../hooks/useToasts';
import { personalWords } from '../../../lib/password-strength';
import { paths } from '../../../lib/paths';
import { session } from '../../../lib/session';
import { messages } from '../messages';

interface Passwords {
  currentPassword: string;
  password: string;
}

/** Replaces the initial password that staff gave; nothing else opens before. */
export default function ChangePasswordPage() {
  usePageTitle(messages.changeTitle);
  const user = useSession(({ auth }) => auth.user);
  const from = useFrom();
  const enter = useEnter();
  const toasts = useToasts();
  const [form] = Form.useForm<Passwords>();
  const [update] = useUpdatePasswordMutation();
  const { sending, error, submit } = useFormSubmit(form, async (passwords: Passwords) => {
    const { data } = await update({ variables: { input: passwords } });
    if (!data) return;
    toasts.success(messages.saved);
    enter(data.updatePassword, from);
  });
  if (!user) return <Navigate to={paths.login()} replace state={{ from: paths.changePassword() }} />;
  return (
    <>
      <AuthHeading title={messages.changeTitle} lead={messages.changeLead} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={(values: Passwords) => void submit(values)}
        scrollToFirstError={{ focus: true }}
      >
        <FormError error={error} />
        <Form.Item
          name="currentPassword"
          label={messages.currentPassword}
          rules={[{ required: true, message: messages.currentMissing }]}
        >
          <Input.Password size="large" autoComplete="current-password" />
        </Form.Item>
        <NewPasswordField personal={personalWords(user.displayName, user.email)} />
        <Button type="primary" htmlType="submit" size="large" block loading={sending} disabled={sending}>
          {messages.changePassword}
        </Button>
      </Form>
      <AuthWays>
        <Button type="link" onClick={() => session.signOut()}>
          {messages.signOut}
        </Button>
      </AuthWays>
    </>
  );
}
