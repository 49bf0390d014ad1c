import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages';
import { Block } from './Block';

const ChangePassword = lazy(() => import('./ChangePassword'));

/** Leads to another password. */
export function PasswordBlock() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Block
        title={messages.password}
        text={messages.passwordText}
        action={<Button onClick={() => setOpen(true)}>{messages.changePassword}</Button>}
      />
      {open && (
        <Suspense fallback={null}>
          <ChangePassword onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
