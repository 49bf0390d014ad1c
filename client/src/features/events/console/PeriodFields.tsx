import { Form, Input, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { Grid } from '../../../ui/Stack';
import styles from './setup/components/Setup.module.css';
import { zoneOptions } from './setup/lib/time-zones';
import { messages } from './messages';

const texts = messages.form;

/** Start, end and time zone of an event, with a note on the first two. */
export function PeriodFields({ note, zoneHint }: { note?: ReactNode; zoneHint?: string }) {
  const [zones] = useState(() => zoneOptions());
  return (
    <>
      <Grid column={220} fit gap="md" className={styles.pair}>
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
      </Grid>
      {note}
      <Form.Item name="timezone" label={texts.timezone} extra={zoneHint} rules={[{ required: true }]}>
        <Select options={zones} showSearch={{ optionFilterProp: 'search' }} />
      </Form.Item>
    </>
  );
}
