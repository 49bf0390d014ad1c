import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { zoneOptions } from './setup/lib/time-zones';
import { messages } from './messages';

const texts = messages.form;

/** Start, end and time zone of an event. */
export function PeriodFields() {
  const [zones] = useState(() => zoneOptions());
  return (
    <>
      <Form.Item
        name="startsAt"
        label={texts.startsAt}
        rules={[{ required: true, message: texts.timeMissing }]}
      >
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item
        name="endsAt"
        label={texts.endsAt}
        dependencies={['startsAt']}
        rules={[
          { required: true, message: texts.timeMissing },
          ({ getFieldValue }) => ({
            validator: (_rule, value: string) =>
              !value || value > (getFieldValue('startsAt') as string)
                ? Promise.resolve()
                : Promise.reject(new Error(texts.endsBeforeStart)),
          }),
        ]}
      >
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item name="timezone" label={texts.timezone} rules={[{ required: true }]}>
        <Select options={zones} showSearch={{ optionFilterProp: 'search' }} />
      </Form.Item>
    </>
  );
}
