import { Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import type { InvitationWordsInput, Language } from '../../../generated/graphql';
import {
  useInvitationPlanQuery,
  usePlannedRemindersQuery,
  useUpdateInvitationPlanMutation,
} from '../../../generated/hooks';
import { zoneLabel } from '../../../lib/time';
import { showLocal } from '../../../lib/typed-times';
import { DateTimeField, EditDrawer, FormSection, Hint, Segmented, Stack, useToasts } from '../../../ui';
import { daysOf, inputOf, mailLanguages, valuesOf, wordsInput, type OwnWords } from './invitation-form';
import { InvitationMail, MailLanguage } from './InvitationPreview';
import { messages } from './messages';

const texts = messages.invitation;
/** Until words that are being typed are shown as a mail. */
const PAUSE_MS = 400;

const reminders = ['firstReminder', 'secondReminder'] as const;
const ofWords = mailLanguages.map((language) => ({
  name: language as string,
  label: texts.languages[language],
  render: (value: unknown) => Object.values(value as OwnWords).join('\n'),
}));
const FIELDS = [
  ...ofWords,
  ...reminders.map((name) => ({ name: name as string, label: texts.reminder[name], render: String })),
  {
    name: 'sendAt',
    label: texts.at,
    render: (value: unknown) => (value ? showLocal(value as string) : texts.byHand),
  },
];

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
      <Stack gap="sm">
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
      </Stack>
    </FormSection>
  );
}

/** Invitations by hand, or at a time. */
function PlannedTime({ isPlanned }: { isPlanned: boolean }) {
  const zone = useEventZone();
  const [when, setWhen] = useState<'byHand' | 'atTime'>(isPlanned ? 'atTime' : 'byHand');
  return (
    <FormSection title={texts.time}>
      <Stack gap="sm">
        <Segmented
          label={texts.when}
          value={when}
          options={(['byHand', 'atTime'] as const).map((value) => ({ value, label: texts[value] }))}
          onChange={setWhen}
        />
        {when === 'atTime' && (
          <Form.Item
            name="sendAt"
            label={texts.at}
            extra={texts.atHint(zoneLabel(zone))}
            rules={[{ required: true, message: texts.atMissing }]}
          >
            <DateTimeField label={texts.at} />
          </Form.Item>
        )}
      </Stack>
    </FormSection>
  );
}

/** How many people get a reminder today, with the days in the form. */
function RemindedToday() {
  const eventId = useEventContext().event.id;
  const form = Form.useFormInstance();
  const firstReminder = Form.useWatch<number | null | undefined>('firstReminder', form) ?? null;
  const secondReminder = Form.useWatch<number | null | undefined>('secondReminder', form) ?? null;
  const [days] = useDebounce(daysOf({ firstReminder, secondReminder }), PAUSE_MS, {
    equalityFn: (one, other) => one.join() === other.join(),
  });
  const { data, previousData } = usePlannedRemindersQuery({ variables: { eventId, days }, from: 'server' });
  const count = (data ?? previousData)?.plannedReminders;
  return <output>{count !== undefined && texts.remindedToday(count)}</output>;
}

/** Reminders that leave by themselves. */
function Reminders() {
  return (
    <FormSection title={texts.reminders}>
      <Stack gap="sm">
        <Hint>{texts.remindersHint}</Hint>
        {reminders.map((name) => (
          <Form.Item key={name} name={name} label={texts.reminder[name]}>
            <InputNumber min={1} max={60} precision={0} />
          </Form.Item>
        ))}
        <RemindedToday />
      </Stack>
    </FormSection>
  );
}

/** How people are invited: the mail in the organisers' own words, a time for it, and reminders. */
export default function InvitationDrawer({ onClose }: { onClose: () => void }) {
  const eventId = useEventContext().event.id;
  const zone = useEventZone();
  const toasts = useToasts();
  const { data, error, refetch } = useInvitationPlanQuery({ variables: { eventId }, from: 'server' });
  const [update] = useUpdateInvitationPlanMutation({
    refreshes: ['invitationPlan', 'invitationPreview', 'eventToday'],
  });
  return (
    <EditDrawer
      title={texts.title}
      failedTitle={texts.planFailed}
      submitLabel={texts.save}
      loaded={data?.invitationPlan}
      error={error}
      reload={async () => (await refetch()).data?.invitationPlan}
      valuesOf={(plan) => valuesOf(plan, zone)}
      fields={FIELDS}
      inputOf={(values, plan) => inputOf(values, zone, plan)}
      onSave={async ({ updatedAt: expectedUpdatedAt }, changes) => {
        await update({ variables: { input: { eventId, expectedUpdatedAt, ...changes } } });
        toasts.success(texts.saved);
      }}
      onClose={onClose}
      width={640}
    >
      {(plan) => (
        <Stack gap="lg">
          <WordsFields />
          <PlannedTime isPlanned={plan.sendAt !== null} />
          <Reminders />
        </Stack>
      )}
    </EditDrawer>
  );
}
