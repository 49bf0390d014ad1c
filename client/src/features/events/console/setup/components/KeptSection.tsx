import { PrinterOutlined } from '@ant-design/icons';
import { Button, Form, InputNumber } from 'antd';
import { useErasurePreviewQuery } from '../../../../../generated/hooks';
import { formatDay } from '../../../../../lib/time';
import { Notice, Printout, Row, Stack, Text } from '../../../../../ui';
import { KeptTable } from '../../../../keeping';
import type { SetupEvent, SetupSectionRules } from '../hooks/useSetupForm';
import { messages } from '../messages';
import { SetupForm } from './SetupForm';

const texts = messages.kept;
const [MIN_DAYS, MAX_DAYS] = [30, 1095];

type Values = Pick<SetupEvent, 'keepDays'>;

const rules: SetupSectionRules<Values> = {
  read: ({ keepDays }) => ({ keepDays }),
  write: ({ keepDays }) => ({ keepDays: keepDays ?? null }),
  fields: [
    {
      name: 'keepDays',
      label: texts.keepDays,
      render: (value) => (typeof value === 'number' ? texts.days(value) : texts.forGood),
    },
  ],
};

/** What the days erase that are typed, and when. */
function Consequence({ event }: { event: SetupEvent }) {
  const keepDays = Form.useWatch<number | null | undefined>('keepDays') ?? null;
  const isValid = keepDays !== null && keepDays >= MIN_DAYS && keepDays <= MAX_DAYS;
  const { data } = useErasurePreviewQuery({
    variables: { eventId: event.id, keepDays: keepDays ?? MIN_DAYS },
    skip: !isValid || keepDays === event.keepDays,
  });
  const preview = isValid && keepDays !== event.keepDays && data?.erasurePreview;
  if (!preview) return null;
  return (
    <Notice kind="warning" title={texts.erases(preview.people, formatDay(preview.erasesAt, event.timezone))}>
      {texts.warned}
    </Notice>
  );
}

/** How long the event keeps its people, and the record of what it keeps. */
export default function KeptSection({ event }: { event: SetupEvent }) {
  return (
    <Stack gap="lg">
      <SetupForm<Values> event={event} rules={rules}>
        <Form.Item
          name="keepDays"
          label={texts.keepDays}
          extra={texts.keepDaysHint}
          rules={[{ type: 'integer', min: MIN_DAYS, max: MAX_DAYS, message: texts.range }]}
        >
          <InputNumber
            min={MIN_DAYS}
            max={MAX_DAYS}
            precision={0}
            placeholder={texts.forGood}
            style={{ width: 200 }}
          />
        </Form.Item>
        <Consequence event={event} />
      </SetupForm>
      <Printout gap="sm">
        <Row wrap justify="between" gap="xs">
          <Text as="h3" strong>
            {texts.record(event.title)}
          </Text>
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Row>
        <KeptTable eventId={event.id} timezone={event.timezone} />
      </Printout>
    </Stack>
  );
}
