import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages';
import { ActivityBlock } from './ActivityBlock';
import { Block } from './Block';
import { EmailBlock } from './EmailBlock';
import { SessionsBlock } from './SessionsBlock';

const ChangePassword = lazy(() => import('./ChangePassword'));

/** Leads to another password. */
function PasswordBlock() {
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

/** How one signs in, and from where. */
export default function SecuritySection() {
  return (
    <>
      <EmailBlock />
      <PasswordBlock />
      <SessionsBlock />
      <ActivityBlock />
    </>
  );
}
