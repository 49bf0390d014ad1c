import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { InvitationWordsInput, Language } from '../../../generated/graphql';
import { useInvitationPreviewQuery, useSendTestInvitationMutation } from '../../../generated/hooks';
import { Notice, Panel, Pending, Quote, Row, Segmented, Stack, Text, useToasts } from '../../../ui';
import { messages } from './messages';

const texts = messages.invitation;

/** One of these languages; nothing to choose where there is one. */
export function MailLanguage(props: {
  languages: readonly Language[];
  value: Language;
  onChange: (language: Language) => void;
}) {
  const { languages, ...chosen } = props;
  if (languages.length < 2) return null;
  const options = languages.map((value) => ({ value, label: texts.languages[value] }));
  return <Segmented small label={texts.language} options={options} {...chosen} />;
}

interface InvitationMailProps {
  language: Language;
  /** Words that are not saved yet. */
  words?: InvitationWordsInput;
  /** Beside the test. */
  children?: ReactNode;
}

/** The mail that invited people get in a language; tried out by a mail to oneself. */
export function InvitationMail({ language, words, children }: InvitationMailProps) {
  const eventId = useEventContext().event.id;
  const toasts = useToasts();
  const variables = { eventId, language, words };
  const { data, previousData, error, refetch } = useInvitationPreviewQuery({ variables });
  const [sendTest, { loading }] = useSendTestInvitationMutation({ refreshes: ['mails'] });
  const preview = (data ?? previousData)?.invitationPreview;
  if (!preview) return <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={4} />;
  const test = async () => {
    const { data: sent } = await sendTest({ variables: { input: variables } });
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
        {children}
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

/** The invitation as it is saved, in each language of the event. */
export function InvitationPreview({ children }: { children: ReactNode }) {
  const { languages } = useEventContext().event;
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'EN');
  return (
    <InvitationMail language={language}>
      <MailLanguage languages={languages} value={language} onChange={setLanguage} />
      {children}
    </InvitationMail>
  );
}
