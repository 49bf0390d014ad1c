import { Button } from 'antd';
import { useEnter } from '../../../../data/session/useEnter';
import { useUpdatePasswordMutation } from '../../../../generated/hooks';
import { personalWords } from '../../../../lib/password-strength';
import { AuthForm, AuthHeading, NewPasswordField, useFrom, useToasts } from '../../../../ui';
import type { RecoveryFlow } from '../hooks/useRecovery';
import { messages } from '../messages';

/** Sets the new password, which signs in. */
export function PasswordStep({ recovery: { email, resetToken }, restart, finish }: RecoveryFlow) {
  const [update] = useUpdatePasswordMutation();
  const enter = useEnter();
  const from = useFrom();
  const toasts = useToasts();
  const save = async ({ password }: { password: string }) => {
    const { data } = await update({ variables: { input: { password, resetToken } } });
    if (!data) return;
    finish();
    toasts.success(messages.saved, { arrives: true });
    enter(data.updatePassword, from);
  };
  return (
    <>
      <AuthHeading title={messages.passwordTitle} lead={messages.passwordLead} />
      <AuthForm
        submitLabel={messages.savePassword}
        onSubmit={save}
        renderWayOn={() => (
          <Button type="link" onClick={restart}>
            {messages.startAgain}
          </Button>
        )}
      >
        {/* Password managers store the new password under this name. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <NewPasswordField personal={personalWords(email)} />
      </AuthForm>
    </>
  );
}
