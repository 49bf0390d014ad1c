import { Form, InputNumber } from 'antd';
import { eventDays } from '../../../../../lib/event-days';
import { Grid, Text } from '../../../../../ui';
import { ruleOf, type SetupEvent, type SetupSectionRules } from '../hooks/useSetupForm';
import { hoursOf, type Hours } from '../lib/event-times';
import { hoursErrors, slotsOnDay } from '../lib/meeting-hours';
import { messages } from '../messages';
import { HoursField } from './HoursField';
import { SetupForm } from './SetupForm';

const texts = messages.meetings;

interface Values {
  slotMinutes: number;
  gapMinutes: number;
  meetingHours: Hours[];
}

const rules: SetupSectionRules<Values> = {
  read: ({ slotMinutes, gapMinutes, ...event }) => ({
    slotMinutes,
    gapMinutes,
    meetingHours: hoursOf(event),
  }),
  write: (values) => values,
  fields: [
    { name: 'slotMinutes', label: texts.slot, render: (value) => `${String(value)} ${texts.minutes}` },
    { name: 'gapMinutes', label: texts.gap, render: (value) => `${String(value)} ${texts.minutes}` },
    {
      name: 'meetingHours',
      label: texts.week,
      render: (value) => (value as Hours[]).map(({ date, from, to }) => `${date} ${from}–${to}`).join('\n'),
    },
  ],
};

const minutes = [
  { name: 'slotMinutes', label: texts.slot, min: 5, max: 240, message: texts.slotRange },
  { name: 'gapMinutes', label: texts.gap, min: 0, max: 120, message: texts.gapRange },
] as const;

/** How many meetings the hours have room for, as one types. */
function Total({ days }: { days: readonly string[] }) {
  const values = Form.useWatch([], Form.useFormInstance<Values>()) as Values | undefined;
  const hours = values?.meetingHours ?? [];
  const slots = days.map((day) => slotsOnDay(hours, day, values?.slotMinutes ?? 0, values?.gapMinutes ?? 0));
  const total = slots.reduce((sum, count) => sum + count, 0);
  return <output>{hours.length === 0 ? texts.none : texts.total(total)}</output>;
}

/** When people can meet and for how long. */
export default function MeetingsSection({ event }: { event: SetupEvent }) {
  const days = eventDays(event, event.timezone);
  return (
    <SetupForm<Values> event={event} rules={rules}>
      <Grid column={200} gap="md" lineGap={0}>
        {minutes.map(({ name, label, ...range }) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={[{ required: true, type: 'integer', ...range }]}
          >
            <InputNumber style={{ width: '100%' }} step={5} suffix={texts.minutes} />
          </Form.Item>
        ))}
      </Grid>
      <Text as="h3" size="lg" strong>
        {texts.week}
      </Text>
      <Form.Item
        name="meetingHours"
        rules={[
          ruleOf((hours: Hours[]) => {
            const [error] = hoursErrors(hours).values();
            return error && texts[error];
          }),
        ]}
      >
        <HoursField days={days} />
      </Form.Item>
      <Total days={days} />
    </SetupForm>
  );
}
