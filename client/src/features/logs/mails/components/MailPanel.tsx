import { Button } from 'antd';
import type { Mail_MailFragment } from '../../../../generated/graphql';
import { useRetryMailAddressMutation } from '../../../../generated/hooks';
import { Facts, type InWords, Note, Notice, Panel, SidePanel, Stack, Text, useToasts } from '../../../../ui';
import { messages } from '../messages';
import { MailState } from './MailState';

const { panel, columns } = messages;

interface MailPanelProps {
  mail: Mail_MailFragment | undefined;
  time: InWords;
  onClose: () => void;
}

function MailText({ text, status }: Mail_MailFragment) {
  if (text)
    return (
      <Text as={Panel} lines>
        {text}
      </Text>
    );
  const reason = { SENT: panel.dropped, KEPT: panel.secret, QUEUED: panel.leaving, FAILED: panel.leaving };
  return <Note size="md">{reason[status]}</Note>;
}

/** A mail server refused the address for good; staff have it tried again. */
function RefusedAddress({ mailId, since }: { mailId: string; since: string }) {
  const [retry, { loading }] = useRetryMailAddressMutation({ refreshes: ['mails'] });
  const toasts = useToasts();
  const work = async () => {
    await retry({ variables: { input: { mailId } } });
    toasts.success(panel.retried);
  };
  const send = () => toasts.attempt(work, { refused: panel.retryFailed });
  return (
    <Notice
      kind="warning"
      title={panel.refused(since)}
      action={
        <Button loading={loading} onClick={() => void send()}>
          {panel.retry}
        </Button>
      }
    />
  );
}

/** One mail: where it is, why it failed, and its text where it may be read. */
export default function MailPanel({ mail, time, onClose }: MailPanelProps) {
  return (
    <SidePanel title={mail?.subject ?? panel.title} width={560} roomy onClose={onClose}>
      {!mail && <p>{panel.gone}</p>}
      {mail && (
        <Stack gap="lg" style={{ paddingBlockStart: 'var(--ant-padding-xxs)' }}>
          {mail.status === 'FAILED' && (
            <Notice kind="error" title={panel.failed(mail.attempts)}>
              {mail.error}
            </Notice>
          )}
          {mail.addressRefusedAt && <RefusedAddress mailId={mail.id} since={time(mail.addressRefusedAt)} />}
          {mail.status === 'KEPT' && <Notice kind="info" title={panel.kept} />}
          <Stack gap="xs">
            <Text as="h3" size="lg" strong>
              {panel.title}
            </Text>
            <Facts
              facts={[
                [columns.status, <MailState key="status" status={mail.status} />],
                [columns.recipient, mail.recipient],
                [columns.template, messages.template(mail.template)],
                [columns.createdAt, time(mail.createdAt)],
                [columns.sentAt, mail.sentAt && mail.status === 'SENT' ? time(mail.sentAt) : messages.none],
              ]}
            />
          </Stack>
          <Stack gap="xs">
            <Text as="h3" size="lg" strong>
              {panel.text}
            </Text>
            <MailText {...mail} />
          </Stack>
        </Stack>
      )}
    </SidePanel>
  );
}
