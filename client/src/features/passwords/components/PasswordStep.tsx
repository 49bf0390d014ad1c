import { Button, Form } from 'antd';
import { AuthHeading } from '../../../components/forms/AuthHeading';
import { FormError } from '../../../components/forms/FormError';
import { NewPasswordField } from '../../../components/forms/NewPasswordField';
import { useUpdatePasswordMutation } from '../../../generated/hooks';
import { useEnter } from '../../../hooks/useEnter';
import { useFormSubmit } from '../../../hooks/useFormSubmit';
import { useFrom } from '../../../hooks/useFrom';
import { useToasts } from '../../../hooks/useToasts';
import { personalWords } from '../../../lib/password-strength';
import type { Recovery } from '../lib/recovery';
import { messages } from '../messages';

interface PasswordStepProps {
  recovery: Recovery;
  onRestart: () => void;
  onSaved: () => void;
}

/** Sets the new password, which signs in. */
export function PasswordStep({ recovery, onRestart, onSaved }: PasswordStepProps) {
  const [form] = Form.useForm<{ password: string }>();
  const [update] = useUpdatePasswordMutation();
  const enter = useEnter();
  const from = useFrom();
  const toasts = useToasts();
  const { resetToken } = recovery;
  const { sending, error, submit } = useFormSubmit(form, async ({ password }: { password: string }) => {
    const { data } = await update({ variables: { input: { password, resetToken } } });
    if (!data) return;
    onSaved();
    toasts.success(messages.saved);
    enter(data.updatePassword, from);
  });
  return (
    <>
      <AuthHeading title={messages.passwordTitle} lead={messages.passwordLead} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={(values: { password: string }) => void submit(values)}
        scrollToFirstError={{ focus: true }}
      >
        <FormError
          error={error}
          action={
            <Button type="link" onClick={onRestart}>
              {messages.startAgain}
            </Button>
          }
        />
        {/* Password managers store the new password under this name. */}
        <input type="text" hidden readOnly autoComplete="username" value={recovery.email} />
        <NewPasswordField personal={personalWords(recovery.email)} />
        <Button type="primary" htmlType="submit" size="large" block loading={sending} disabled={sending}>
          {messages.savePassword}
        </Button>
      </Form>
    </>
  );
}
