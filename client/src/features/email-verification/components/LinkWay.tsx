import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { AuthWays } from '../../../components/forms/AuthHeading';
import { FormError } from '../../../components/forms/FormError';
import { useVerifyEmailMutation } from '../../../generated/hooks';
import { toAppError, type AppError } from '../../../lib/errors';
import { messages } from '../messages';

interface LinkWayProps {
  token: string;
  onCodeInstead: () => void;
  later: ReactNode;
}

/** The link of the mail asks for a click: mail scanners open links, too. */
export function LinkWay({ token, onCodeInstead, later }: LinkWayProps) {
  const [error, setError] = useState<AppError | null>(null);
  const [verify, { loading }] = useVerifyEmailMutation();
  const confirm = async () => {
    setError(null);
    try {
      await verify({ variables: { input: { token } } });
    } catch (caught) {
      const known = toAppError(caught);
      setError({ ...known, message: known.fields[0]?.message ?? known.message });
    }
  };
  return (
    <>
      <FormError error={error} />
      <Button
        type="primary"
        size="large"
        block
        loading={loading}
        disabled={loading}
        onClick={() => void confirm()}
      >
        {messages.confirm}
      </Button>
      <AuthWays>
        <Button type="link" onClick={onCodeInstead}>
          {messages.codeInstead}
        </Button>
        {later}
      </AuthWays>
    </>
  );
}
