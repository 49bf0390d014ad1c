import { Form, Select } from 'antd';
import { useState } from 'react';
import { PeriodFields as StartAndEnd } from '../../../components/forms/PeriodFields';
import { zoneOptions } from './setup/lib/time-zones';
import { messages } from './messages';

const texts = messages.form;

/** Start, end and time zone of an event. */
export function PeriodFields() {
  const [zones] = useState(() => zoneOptions());
  return (
    <>
      <StartAndEnd texts={{ ...texts, from: texts.startsAt, to: texts.endsAt }} />
      <Form.Item name="timezone" label={texts.timezone} rules={[{ required: true }]}>
        <Select options={zones} showSearch={{ optionFilterProp: 'search' }} />
      </Form.Item>
    </>
  );
}
