import { Button, Form } from 'antd';
import { Link } from 'react-router-dom';
import { FormError } from '../../../components/forms/FormError';
import { NewPasswordField } from '../../../components/forms/NewPasswordField';
import { useRegisterMutation } from '../../../generated/hooks';
import { useEnter } from '../../../hooks/useEnter';
import { useFormSubmit } from '../../../hooks/useFormSubmit';
import { personalWords } from '../../../lib/password-strength';
import { paths } from '../../../lib/paths';
import { session } from '../../../lib/session';
import { useAccountGuard } from '../hooks/useAccountGuard';
import { messages } from '../messages';
import { EmailField, NameFields } from './AccountFields';
import styles from './Registration.module.css';

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Makes an account for an open event; the profile follows on the next page. */
export function RegisterForm({ eventId, eventTitle }: { eventId: string; eventTitle: string }) {
  const [form] = Form.useForm<Registration>();
  const [register] = useRegisterMutation();
  const enter = useEnter();
  const { values, release } = useAccountGuard(form);
  const { sending, error, submit } = useFormSubmit(form, async (registration: Registration) => {
    const input = { ...registration, email: registration.email.trim(), eventId };
    const { data } = await register({ variables: { input } });
    if (!data) return;
    release();
    session.setJoin({ event: eventId, code: null, newUser: true });
    const { status } = data.register.attendee;
    enter(data.register, status === 'CONFIRMED' ? paths.event(eventId) : paths.join(eventId));
  });
  const taken = error?.reason === 'EMAIL_TAKEN';
  return (
    <Form
      form={form}
      layout="vertical"
      noValidate
      requiredMark={false}
      validateTrigger="onBlur"
      onFinish={(registration: Registration) => void submit(registration)}
      scrollToFirstError={{ focus: true }}
    >
      <FormError
        error={taken ? { ...error, message: messages.emailTaken } : error}
        action={
          taken && (
            <Link to={paths.login()} state={{ from: paths.join(eventId) }} onClick={release}>
              {messages.signInToJoin}
            </Link>
          )
        }
      />
      <NameFields className={styles.pair} />
      <EmailField />
      <NewPasswordField
        label={messages.password}
        personal={personalWords(values?.firstName, values?.lastName, values?.email, eventTitle)}
      />
      <Button type="primary" htmlType="submit" size="large" block loading={sending} disabled={sending}>
        {messages.register}
      </Button>
    </Form>
  );
}
