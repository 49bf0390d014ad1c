import { Button, Form, Input } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthHeading } from '../../../components/forms/AuthHeading';
import { useSession } from '../../../hooks/useSession';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';

/** Takes the code of a mail that was not opened here. */
export function InviteCodeForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const known = useSession(({ join }) => join.code);
  const submit = ({ code }: { code: string }) =>
    void navigate({ pathname: paths.invite(code.trim()), search: params.toString() });
  return (
    <>
      <AuthHeading title={messages.inviteTitle} lead={messages.inviteLead} />
      <Form
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ code: known ?? '' }}
        onFinish={submit}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="code"
          label={messages.inviteCode}
          rules={[{ required: true, whitespace: true, message: messages.inviteCodeMissing }]}
        >
          <Input
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block>
          {messages.inviteCheck}
        </Button>
      </Form>
    </>
  );
}
