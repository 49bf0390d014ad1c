import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { ImageUpload } from '../../../../../components/forms/ImageUpload';
import { countryOptions } from '../../../../../lib/countries';
import { dayNames } from '../../../../../lib/event-days';
import type { SetupEvent } from '../hooks/useSetupForm';
import { zoneOptions } from '../lib/time-zones';
import { messages } from '../messages';
import { detailsOf, detailsRules, movedHours, type DetailsValues, type Picture } from './details-rules';
import styles from './DetailsSection.module.css';
import { SetupForm } from './SetupForm';

const texts = messages.details;

interface PictureFieldProps {
  label: string;
  aspect: number;
  hint?: string;
  value?: Picture | null;
  onChange?: (picture: Picture | null) => void;
}

const PictureField = ({ value, onChange, ...props }: PictureFieldProps) => (
  <ImageUpload {...props} value={value?.url ?? null} onChange={(picture) => onChange?.(picture)} />
);

/** Says what other days mean for the meeting hours. */
function HoursNote({ event }: { event: SetupEvent }) {
  const values = Form.useWatch([], Form.useFormInstance<DetailsValues>()) as DetailsValues | undefined;
  if (!values?.startsAt || !values.endsAt || values.endsAt <= values.startsAt) return null;
  const { dropped, moved } = movedHours({ ...detailsOf(event), ...values }, event);
  if (!moved && dropped.length === 0) return null;
  const days = dropped.map((day) => dayNames(day).full).join(', ');
  return <output className={styles.note}>{moved ? texts.hoursMove : texts.hoursDropped(days)}</output>;
}

function TimeFields({ event }: { event: SetupEvent }) {
  const [zones] = useState(() => zoneOptions());
  return (
    <fieldset className={styles.group}>
      <legend>{texts.when}</legend>
      <div className={styles.pair}>
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
      </div>
      <HoursNote event={event} />
      <Form.Item
        name="timezone"
        label={texts.timezone}
        extra={texts.timezoneHint}
        rules={[{ required: true }]}
      >
        <Select options={zones} showSearch={{ optionFilterProp: 'search' }} virtual />
      </Form.Item>
    </fieldset>
  );
}

/** The event's name, time, place and pictures. */
export default function DetailsSection({ event }: { event: SetupEvent }) {
  return (
    <SetupForm<DetailsValues> event={event} rules={detailsRules}>
      <Form.Item
        name="title"
        label={texts.title}
        rules={[{ required: true, whitespace: true, message: texts.titleMissing }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="tagline" label={texts.tagline} extra={texts.taglineHint}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="description" label={texts.description}>
        <Input.TextArea maxLength={20_000} autoSize={{ minRows: 4, maxRows: 14 }} />
      </Form.Item>
      <TimeFields event={event} />
      <fieldset className={styles.group}>
        <legend>{texts.where}</legend>
        <Form.Item name="venue" label={texts.venue}>
          <Input maxLength={200} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="city" label={texts.city}>
            <Input maxLength={200} />
          </Form.Item>
          <Form.Item name="country" label={texts.country}>
            <Select
              allowClear
              placeholder={texts.countryPlaceholder}
              options={countryOptions()}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{texts.pictures}</legend>
        <Form.Item name="cover">
          <PictureField label={texts.cover} aspect={3} hint={texts.coverHint} />
        </Form.Item>
        <Form.Item name="logo">
          <PictureField label={texts.logo} aspect={1} />
        </Form.Item>
      </fieldset>
    </SetupForm>
  );
}
