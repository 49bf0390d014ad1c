import { Form, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { zoneLabel } from '../../../lib/time';
import { Grid, PeriodFields as StartAndEnd } from '../../../ui';
import { messages } from './messages';

const texts = messages.form;

/** Today's names of zones that some browsers still list under former ones. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** All zones that the browser knows by today's names, with their offset at this moment. */
function zoneOptions() {
  const now = new Date();
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((known) => {
    const value = RENAMED[known] ?? known;
    const offset = zoneLabel(value, now);
    const name = value.replaceAll('_', ' ');
    return {
      value,
      label: offset === value ? value : `${name} (${offset})`,
      // The searched text: the name with blanks, its former name, and the offset.
      search: `${name} ${value} ${known} ${offset}`,
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
