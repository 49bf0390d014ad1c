import { Button } from 'antd';
import { useEnter } from '../../../../data/useEnter';
import { useUpdatePasswordMutation } from '../../../../generated/hooks';
import { personalWords } from '../../../../lib/password-strength';
import { AuthForm, AuthHeading, NewPasswordField, useFrom, useToasts } from '../../../../ui';
import type { Recovery } from '../lib/recovery';
import { messages } from '../messages';

interface PasswordStepProps {
  recovery: Recovery;
  onRestart: () => void;
  onSaved: () => void;
}

/** Sets the new password, which signs in. */
export function PasswordStep({ recovery, onRestart, onSaved }: PasswordStepProps) {
  const [update] = useUpdatePasswordMutation();
  const enter = useEnter();
  const from = useFrom();
  const toasts = useToasts();
  const { resetToken } = recovery;
  const save = async ({ password }: { password: string }) => {
    const { data } = await update({ variables: { input: { password, resetToken } } });
    if (!data) return;
    onSaved();
    toasts.success(messages.saved);
    enter(data.updatePassword, from);
  };
  return (
    <>
      <AuthHeading title={messages.passwordTitle} lead={messages.passwordLead} />
      <AuthForm
        submitLabel={messages.savePassword}
        onSubmit={save}
        renderWayOn={() => (
          <Button type="link" onClick={onRestart}>
            {messages.startAgain}
          </Button>
        )}
      >
        {/* Password managers store the new password under this name. */}
        <input type="text" hidden readOnly autoComplete="username" value={recovery.email} />
        <NewPasswordField personal={personalWords(recovery.email)} />
      </AuthForm>
    </>
  );
}
