import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { toAppError } from '../../../../data/errors/errors';
import { tabStorage } from '../../../../data/session/tab-storage';
import { useRequestEmailVerificationMutation, useVerifyEmailMutation } from '../../../../generated/hooks';
import { AuthWays, CodeForm, ResendCountdown, useToasts } from '../../../../ui';
import { messages } from '../messages';

const key = 'podium:verification';
const pauseMs = 60_000;

/** Mails a code, once a minute, and takes it. */
export function CodeWay({ later }: { later: ReactNode }) {
  const toasts = useToasts();
  const [availableAt, setAvailableAt] = useState(() => Number(tabStorage.getItem(key) ?? 0));
  const [request, { loading }] = useRequestEmailVerificationMutation();
  const [verify] = useVerifyEmailMutation();
  const wait = (ms: number) => {
    const next = Date.now() + ms;
    tabStorage.setItem(key, String(next));
    setAvailableAt(next);
  };
  const [hasCode, setHasCode] = useState(false);
  const send = async () => {
    try {
      await request();
      wait(pauseMs);
      toasts.success(messages.codeSent);
    } catch (error) {
      const { message, retryAfter } = toAppError(error);
      // A code was mailed a moment ago, from here or from elsewhere.
      if (retryAfter) wait(retryAfter * 1000);
      toasts.error(message);
    }
  };
  if (!hasCode && availableAt === 0) {
    return (
      <>
        <Button
          type="primary"
          size="large"
          block
          loading={loading}
          disabled={loading}
          onClick={() => void send()}
        >
          {messages.sendCode}
        </Button>
        <AuthWays>
          <Button type="link" onClick={() => setHasCode(true)}>
            {messages.haveCode}
          </Button>
          {later}
        </AuthWays>
      </>
    );
  }
  return (
    <CodeForm
      focusOnMount
      label={messages.code}
      submitLabel={messages.codeConfirm}
      onSubmit={async (code) => void (await verify({ variables: { input: { code } } }))}
    >
      <AuthWays>
        <ResendCountdown
          availableAt={availableAt}
          onResend={() => void send()}
          sending={loading}
          label={messages.sendCode}
          waitingLabel={messages.sendIn}
        />
        {later}
      </AuthWays>
    </CodeForm>
  );
}
