import { Button, Form, Input } from 'antd';
import { Navigate } from 'react-router-dom';
import { session } from '../../../../data/session/session';
import { useEnter } from '../../../../data/session/useEnter';
import { useSession } from '../../../../data/session/useSession';
import type { UpdatePasswordInput } from '../../../../generated/graphql';
import { useUpdatePasswordMutation } from '../../../../generated/hooks';
import { personalWords } from '../../../../lib/password-strength';
import { paths } from '../../../../lib/paths';
import {
  AuthForm,
  AuthHeading,
  AuthWays,
  NewPasswordField,
  useFrom,
  usePageTitle,
  useToasts,
} from '../../../../ui';
import { messages } from '../messages';

/** Replaces the initial password that staff gave; nothing else opens before. */
export default function ChangePasswordPage() {
  usePageTitle(messages.changeTitle);
  const user = useSession(({ auth }) => auth.user);
  const from = useFrom();
  const enter = useEnter();
  const toasts = useToasts();
  const [update] = useUpdatePasswordMutation();
  const save = async (input: UpdatePasswordInput) => {
    const { data } = await update({ variables: { input } });
    if (!data) return;
    toasts.success(messages.saved, { arrives: true });
    enter(data.updatePassword, from);
  };
  if (!user) return <Navigate to={paths.login()} replace state={{ from: paths.changePassword() }} />;
  return (
    <>
      <AuthHeading title={messages.changeTitle} lead={messages.changeLead} />
      <AuthForm submitLabel={messages.changePassword} onSubmit={save}>
        <Form.Item
          name="currentPassword"
          label={messages.currentPassword}
          rules={[{ required: true, message: messages.currentMissing }]}
        >
          <Input.Password size="large" autoComplete="current-password" />
        </Form.Item>
        <NewPasswordField personal={personalWords(user.displayName, user.email)} />
      </AuthForm>
      <AuthWays>
        <Button type="link" onClick={() => session.signOut()}>
          {messages.signOut}
        </Button>
      </AuthWays>
    </>
  );
}
