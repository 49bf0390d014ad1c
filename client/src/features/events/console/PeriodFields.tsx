import { Form, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { zoneLabel } from '../../../lib/time';
import { Grid, PeriodFields as StartAndEnd } from '../../../ui';
import { messages } from './messages';

const texts = messages.form;

/** All zones that the browser knows, with their offset at this moment. */
function zoneOptions() {
  const now = new Date();
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => {
    const offset = zoneLabel(value, now);
    const name = value.replaceAll('_', ' ');
    return {
      value,
      label: offset === value ? value : `${name} (${offset})`,
      // What a search compares: the name with blanks, and the offset.
      search: `${name} ${value} ${offset}`,
    };
  });
}

/** Start, end and time zone of an event, with a note on the first two. */
export function PeriodFields({ note, zoneHint }: { note?: ReactNode; zoneHint?: string }) {
  const [zones] = useState(zoneOptions);
  return (
    <>
      <Grid column={280} fit gap="md" lineGap={0}>
        <StartAndEnd texts={{ ...texts, from: texts.startsAt, to: texts.endsAt }} />
      </Grid>
      {note}
      <Form.Item name="timezone" label={texts.timezone} extra={zoneHint} rules={[{ required: true }]}>
        <Select options={zones} showSearch={{ optionFilterProp: 'search' }} />
      </Form.Item>
    </>
  );
}
