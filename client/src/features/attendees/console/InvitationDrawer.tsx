import { Form, Input } from 'antd';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { useEventContext } from '../../../data/event/useEventContext';
import type { InvitationWordsInput, Language } from '../../../generated/graphql';
import { useInvitationPlanQuery, useUpdateInvitationPlanMutation } from '../../../generated/hooks';
import { EditDrawer, FormSection, Hint, Stack, useToasts } from '../../../ui';
import { inputOf, mailLanguages, valuesOf, wordsInput, type OwnWords } from './invitation-form';
import { InvitationMail, MailLanguage } from './InvitationPreview';
import { messages } from './messages';

const texts = messages.invitation;
/** Until words that are being typed are shown as a mail. */
const PAUSE_MS = 400;

const FIELDS = mailLanguages.map((language) => ({
  name: language,
  label: texts.languages[language],
  render: (value: unknown) => Object.values(value as OwnWords).join('\n'),
}));

/** The mail with the words that are in the form. */
function DraftMail({ language }: { language: Language }) {
  const values = Form.useWatch<OwnWords | undefined>(language, Form.useFormInstance());
  const [settled] = useDebounce(values && JSON.stringify(wordsInput(language, values)), PAUSE_MS);
  return (
    settled && <InvitationMail language={language} words={JSON.parse(settled) as InvitationWordsInput} />
  );
}

/** Own words in each language, and the mail that comes of them. */
function WordsFields() {
  const [language, setLanguage] = useState<Language>(useEventContext().event.languages[0] ?? 'EN');
  return (
    <FormSection title={texts.words}>
      <Hint>{texts.wordsHint}</Hint>
      <MailLanguage languages={mailLanguages} value={language} onChange={setLanguage} />
      {mailLanguages.map((of) => (
        // Hidden and not removed: the form sends the fields that are there.
        <div key={of} hidden={of !== language}>
          <Form.Item name={[of, 'subject']} label={texts.subject}>
            <Input dir="auto" maxLength={120} autoComplete="off" />
          </Form.Item>
          <Form.Item name={[of, 'text']} label={texts.text} extra={texts.textHint}>
            <Input.TextArea dir="auto" maxLength={2_000} showCount autoSize={{ minRows: 4, maxRows: 12 }} />
          </Form.Item>
        </div>
      ))}
      <DraftMail key={language} language={language} />
    </FormSection>
  );
}

/** How people are invited: the mail in the organisers' own words. */
export default function InvitationDrawer({ onClose }: { onClose: () => void }) {
  const eventId = useEventContext().event.id;
  const toasts = useToasts();
  const { data, error, refetch } = useInvitationPlanQuery({ variables: { eventId }, from: 'server' });
  const [update] = useUpdateInvitationPlanMutation({ refreshes: ['invitationPlan', 'invitationPreview'] });
  return (
    <EditDrawer
      title={texts.title}
      failedTitle={texts.planFailed}
      submitLabel={texts.save}
      loaded={data?.invitationPlan}
      error={error}
      reload={async () => (await refetch()).data?.invitationPlan}
      valuesOf={valuesOf}
      fields={FIELDS}
      inputOf={inputOf}
      onSave={async ({ updatedAt: expectedUpdatedAt }, changes) => {
        await update({ variables: { input: { eventId, expectedUpdatedAt, ...changes } } });
        toasts.success(texts.saved);
      }}
      onClose={onClose}
      width={640}
    >
      <Stack gap="lg">
        <WordsFields />
      </Stack>
    </EditDrawer>
  );
}
