import { Button, Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { AuthHeading } from '../../../components/forms/AuthHeading';
import { FormError } from '../../../components/forms/FormError';
import { NewPasswordField } from '../../../components/forms/NewPasswordField';
import { useCreateAccountMutation } from '../../../generated/hooks';
import { useEnter } from '../../../hooks/useEnter';
import { useFormSubmit } from '../../../hooks/useFormSubmit';
import { useFrom } from '../../../hooks/useFrom';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { personalWords } from '../../../lib/password-strength';
import { paths } from '../../../lib/paths';
import { EmailField } from '../components/AccountFields';
import { WaysOn } from '../components/WaysOn';
import { useAccountGuard } from '../hooks/useAccountGuard';
import { messages } from '../messages';

interface Account {
  displayName: string;
  email: string;
  password: string;
}

/** An account without any event; the open events are on the next page. */
export default function CreateAccountPage() {
  usePageTitle(messages.createTitle);
  const [form] = Form.useForm<Account>();
  const [create] = useCreateAccountMutation();
  const enter = useEnter();
  const from = useFrom();
  const { values, release } = useAccountGuard(form);
  const { sending, error, submit } = useFormSubmit(form, async (account: Account) => {
    const { data } = await create({ variables: { input: { ...account, email: account.email.trim() } } });
    if (!data) return;
    release();
    enter(data.createAccount, from);
  });
  const taken = error?.reason === 'EMAIL_TAKEN';
  return (
    <>
      <AuthHeading title={messages.createTitle} lead={messages.createLead} />
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={(account: Account) => void submit(account)}
        scrollToFirstError={{ focus: true }}
      >
        <FormError
          error={taken ? { ...error, message: messages.emailTaken } : error}
          action={
            taken && (
              <Link to={paths.login()} state={{ from }} onClick={release}>
                {messages.signIn}
              </Link>
            )
          }
        />
        <Form.Item
          name="displayName"
          label={messages.yourName}
          rules={[{ required: true, whitespace: true, message: messages.nameMissing }]}
        >
          <Input size="large" autoComplete="name" maxLength={200} />
        </Form.Item>
        <EmailField />
        <NewPasswordField
          label={messages.password}
          personal={personalWords(values?.displayName, values?.email)}
        />
        <Button type="primary" htmlType="submit" size="large" block loading={sending} disabled={sending}>
          {messages.create}
        </Button>
      </Form>
      <WaysOn to={from} />
    </>
  );
}
