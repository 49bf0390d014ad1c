import { Button } from 'antd';
import { useState } from 'react';
import { AuthHeading, AuthWays, CodeForm, Hint, ResendCountdown, useToasts } from '../../../../ui';
import type { RecoveryFlow } from '../hooks/useRecovery';
import { messages } from '../messages';

/** Takes the mailed code. It says the same whether there is an account or not. */
export function CodeStep({ recovery, requestCode, verifyCode, restart }: RecoveryFlow) {
  const toasts = useToasts();
  const [sending, setSending] = useState(false);
  const resend = async () => {
    setSending(true);
    await toasts.attempt(async () => {
      await requestCode(recovery.email);
      toasts.success(messages.codeSent);
    });
    setSending(false);
  };
  return (
    <>
      <AuthHeading title={messages.codeTitle} lead={messages.codeLead(recovery.email)} />
      <CodeForm label={messages.code} submitLabel={messages.continue} onSubmit={verifyCode} focusOnMount>
        <Hint style={{ marginBlockStart: 'var(--ant-margin)' }}>{messages.codeHint}</Hint>
        <AuthWays>
          <ResendCountdown availableAt={recovery.resendAt} onResend={() => void resend()} sending={sending} />
          <Button type="link" onClick={restart}>
            {messages.otherEmail}
          </Button>
        </AuthWays>
      </CodeForm>
    </>
  );
}
