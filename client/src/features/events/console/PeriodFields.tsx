import { Form, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { Grid, PeriodFields as StartAndEnd } from '../../../ui';
import { messages } from './messages';
import { zoneOptions } from './setup/lib/time-zones';

const texts = messages.form;

/** Start, end and time zone of an event, with a note on the first two. */
export function PeriodFields({ note, zoneHint }: { note?: ReactNode; zoneHint?: string }) {
  const [zones] = useState(() => zoneOptions());
  return (
    <>
      <Grid column={220} fit gap="md" lineGap={0}>
        <StartAndEnd texts={{ ...texts, from: texts.startsAt, to: texts.endsAt }} />
      </Grid>
      {note}
      <Form.Item name="timezone" label={texts.timezone} extra={zoneHint} rules={[{ required: true }]}>
        <Select options={zones} showSearch={{ optionFilterProp: 'search' }} />
      </Form.Item>
    </>
  );
}
