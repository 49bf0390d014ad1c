import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../../data/errors';
import { AuthHeading, AuthWays, CodeForm, Hint, ResendCountdown, useToasts } from '../../../../ui';
import type { Recovery } from '../lib/recovery';
import { messages } from '../messages';

interface CodeStepProps {
  recovery: Recovery;
  onVerify: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onRestart: () => void;
}

/** Takes the mailed code. It says the same whether there is an account or not. */
export function CodeStep({ recovery, onVerify, onResend, onRestart }: CodeStepProps) {
  const toasts = useToasts();
  const [sending, setSending] = useState(false);
  const resend = async () => {
    setSending(true);
    try {
      await onResend();
      toasts.success(messages.codeSent);
    } catch (error) {
      toasts.error(errorMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <AuthHeading title={messages.codeTitle} lead={messages.codeLead(recovery.email)} />
      <CodeForm label={messages.code} submitLabel={messages.continue} onSubmit={onVerify} focusOnMount>
        <Hint style={{ marginBlockStart: 'var(--ant-margin)' }}>{messages.codeHint}</Hint>
        <AuthWays>
          <ResendCountdown availableAt={recovery.resendAt} onResend={() => void resend()} sending={sending} />
          <Button type="link" onClick={onRestart}>
            {messages.otherEmail}
          </Button>
        </AuthWays>
      </CodeForm>
    </>
  );
}
