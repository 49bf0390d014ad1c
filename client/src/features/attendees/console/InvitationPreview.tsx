import { Button } from 'antd';
import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { Language } from '../../../generated/graphql';
import { useInvitationPreviewQuery, useSendTestInvitationMutation } from '../../../generated/hooks';
import { Notice, Panel, Pending, Quote, Row, Segmented, Stack, Text, useToasts } from '../../../ui';
import { messages } from './messages';

const texts = messages.invitation;

/** The mail that invited people get, in each language of the event; tried out by a mail to oneself. */
export function InvitationPreview() {
  const { event } = useEventContext();
  const toasts = useToasts();
  const [language, setLanguage] = useState<Language>(event.languages[0] ?? 'EN');
  const { data, previousData, error, refetch } = useInvitationPreviewQuery({
    variables: { eventId: event.id, language },
  });
  const [sendTest, { loading }] = useSendTestInvitationMutation({ refreshes: ['mails'] });
  const preview = (data ?? previousData)?.invitationPreview;
  if (!preview) return <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={4} />;
  const test = async () => {
    const { data: sent } = await sendTest({ variables: { input: { eventId: event.id } } });
    if (sent) toasts.success(texts.tested(sent.sendTestInvitation.email, preview.hasMailServer));
  };
  return (
    <Stack gap="sm">
      {!preview.hasMailServer && (
        <Notice kind="warning" title={texts.noServer}>
          {texts.noServerText}
        </Notice>
      )}
      <Row wrap gap="xs" justify="between">
        {event.languages.length > 1 && (
          <Segmented
            small
            label={texts.language}
            value={language}
            options={event.languages.map((value) => ({ value, label: texts.languages[value] }))}
            onChange={setLanguage}
          />
        )}
        <Button loading={loading} onClick={() => void test().catch(() => toasts.error(texts.testFailed))}>
          {texts.test}
        </Button>
      </Row>
      <Panel as="section" pad="sm" gap="xs" aria-label={texts.preview}>
        <Text strong dir="auto">
          {preview.subject}
        </Text>
        <Quote>{preview.text}</Quote>
      </Panel>
    </Stack>
  );
}
