import { useEnter } from '../../../data/session/useEnter';
import type { CreateAccountInput } from '../../../generated/graphql';
import { useCreateAccountMutation } from '../../../generated/hooks';
import { AuthHeading, useFrom, usePageTitle } from '../../../ui';
import { RequiredText } from '../components/AccountFields';
import { AccountForm } from '../components/AccountForm';
import { WaysOn } from '../components/WaysOn';
import { messages } from '../messages';

/** An account without any event; the open events are on the next page. */
export default function CreateAccountPage() {
  usePageTitle(messages.createTitle);
  const [create] = useCreateAccountMutation();
  const enter = useEnter();
  const from = useFrom();
  return (
    <>
      <AuthHeading title={messages.createTitle} lead={messages.createLead} />
      <AccountForm<CreateAccountInput>
        personal={({ displayName, email }) => [displayName, email]}
        signIn={{ label: messages.signIn, from }}
        act={messages.create}
        onSend={async (account, release) => {
          const { data } = await create({ variables: { input: account } });
          if (!data) return;
          release();
          enter(data.createAccount, from);
        }}
      >
        <RequiredText name="displayName" autoComplete="name" maxLength={200} />
      </AccountForm>
      <WaysOn to={from} />
    </>
  );
}
