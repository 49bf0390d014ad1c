import { Checkbox, Form } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { personalWords } from '../../../lib/password-strength';
import { paths } from '../../../lib/paths';
import { termsVersion } from '../../../lib/terms-version';
import { AuthForm, EmailField, NewPasswordField, useUnsavedGuard } from '../../../ui';
import { messages } from '../messages';

interface AccountFormProps<Values> {
  /** The fields before e-mail and password. */
  children: ReactNode;
  /** Typed values that the password should not contain. */
  personal: (values: Partial<Values>) => (string | undefined)[];
  /** Signing in instead, where the e-mail address has an account. */
  signIn: { label: string; from: string };
  act: string;
  /** `release` lets the navigation that follows pass. */
  onSend: (values: Values, release: () => void) => Promise<void>;
}

interface Consent {
  agreed?: boolean;
}

const mustAgree = () => ({
  validator: async (_rule: unknown, agreed: unknown) => {
    if (!agreed) throw new Error(messages.agree.missing);
  },
});

/** Makes an account. Asks before a person leaves it after typing into it. */
export function AccountForm<Values extends { email: string }>(props: AccountFormProps<Values>) {
  const { children, personal, signIn, act, onSend } = props;
  const [form] = Form.useForm<Values & Consent>();
  const values = (Form.useWatch([], form) ?? {}) as Partial<Values>;
  const dirty = Object.values(values).some(Boolean);
  const { release } = useUnsavedGuard(dirty, { title: messages.leaveTitle, text: messages.leaveAccount });
  return (
    <AuthForm<Values & Consent>
      form={form}
      submitLabel={act}
      onSubmit={(typed) => {
        const { agreed: _agreed, ...account } = { ...typed, email: typed.email.trim(), termsVersion };
        return onSend(account as unknown as Values, release);
      }}
      wordsOf={({ reason }) => (reason === 'EMAIL_TAKEN' ? messages.emailTaken : undefined)}
      renderWayOn={({ reason }) =>
        reason === 'EMAIL_TAKEN' && (
          <Link to={paths.login()} state={{ from: signIn.from }} onClick={release}>
            {signIn.label}
          </Link>
        )
      }
    >
      {children}
      <EmailField autoComplete="email" />
      <NewPasswordField label={messages.password} personal={personalWords(...personal(values))} />
      <Form.Item name="agreed" valuePropName="checked" rules={[mustAgree()]}>
        <Checkbox>
          {messages.agree.before}
          {/* In a tab of its own: what was typed stays. */}
          <Link to={paths.terms()} target="_blank">
            {messages.agree.terms}
          </Link>
          {messages.agree.and}
          <Link to={paths.privacyPolicy()} target="_blank">
            {messages.agree.privacy}
          </Link>
          {messages.agree.after}
        </Checkbox>
      </Form.Item>
    </AuthForm>
  );
}
