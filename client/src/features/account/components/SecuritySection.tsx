import { ActivityBlock } from './ActivityBlock';
import { EmailBlock } from './EmailBlock';
import { PasswordBlock } from './PasswordBlock';
import { SessionsBlock } from './SessionsBlock';

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
