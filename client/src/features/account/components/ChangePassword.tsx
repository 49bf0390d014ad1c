import { Button, Form, Input } from 'antd';
import { useSession } from '../../../data/session/useSession';
import type { UpdatePasswordInput } from '../../../generated/graphql';
import { useChangePasswordMutation } from '../../../generated/hooks';
import { FormError, NewPasswordField, Sheet, useFormSubmit, useToasts } from '../../../ui';
import { messages } from '../messages';

const formId = 'change-password';

/** Asks for the present password and the new one; the session that asks goes on, all others end. */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const user = useSession(({ auth }) => auth.user);
  const toasts = useToasts();
  const [change] = useChangePasswordMutation({ refreshes: ['mySecurityEvents'] });
  const [form] = Form.useForm<UpdatePasswordInput>();
  const { sending, error, submit } = useFormSubmit(form, async (input: UpdatePasswordInput) => {
    await change({ variables: { input } });
    toasts.success(messages.passwordChanged);
    onClose();
  });
  return (
    <Sheet
      title={messages.changePassword}
      onClose={onClose}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={sending} disabled={sending}>
            {messages.changePassword}
          </Button>
        </>
      }
    >
      <FormError error={error} />
      <Form
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          label={messages.currentPassword}
          name="currentPassword"
          rules={[{ required: true, message: messages.currentPasswordMissing }]}
        >
          <Input.Password size="large" autoComplete="current-password" />
        </Form.Item>
        <NewPasswordField personal={user ? [user.displayName, user.email] : []} />
      </Form>
    </Sheet>
  );
}
