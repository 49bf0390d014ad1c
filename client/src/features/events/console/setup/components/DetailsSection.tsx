import { Form, Input, Select } from 'antd';
import type { ComponentProps } from 'react';
import { countryOptions } from '../../../../../lib/countries';
import { dayNames } from '../../../../../lib/event-days';
import { FormNote, FormSection, Grid, ImageUpload, Text, TextField } from '../../../../../ui';
import { PeriodFields } from '../../PeriodFields';
import type { SetupEvent } from '../hooks/useSetupForm';
import { messages } from '../messages';
import { SetupForm } from './SetupForm';
import { detailsOf, detailsRules, movedHours, type DetailsValues, type Picture } from './details-rules';

const texts = messages.details;

interface PictureFieldProps extends Pick<ComponentProps<typeof ImageUpload>, 'label' | 'aspect' | 'hint'> {
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
  return (
    <FormNote as="output">
      <Text tone="warning">{moved ? texts.hoursMove : texts.hoursDropped(days)}</Text>
    </FormNote>
  );
}

/** The event's name, time, place and pictures. */
export default function DetailsSection({ event }: { event: SetupEvent }) {
  return (
    <SetupForm<DetailsValues> event={event} rules={detailsRules}>
      <TextField
        name="title"
        label={texts.title}
        rules={[{ required: true, whitespace: true, message: texts.titleMissing }]}
        maxLength={200}
      />
      <TextField name="tagline" label={texts.tagline} extra={texts.taglineHint} maxLength={200} />
      <Form.Item name="description" label={texts.description}>
        <Input.TextArea maxLength={20_000} autoSize={{ minRows: 4, maxRows: 14 }} />
      </Form.Item>
      <FormSection title={texts.when}>
        <PeriodFields note={<HoursNote event={event} />} zoneHint={texts.timezoneHint} />
      </FormSection>
      <FormSection title={texts.where}>
        <TextField name="venue" label={texts.venue} maxLength={200} />
        <Grid column={220} fit gap="md" lineGap={0}>
          <TextField name="city" label={texts.city} maxLength={200} />
          <Form.Item name="country" label={texts.country}>
            <Select
              allowClear
              placeholder={texts.countryPlaceholder}
              options={countryOptions()}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
        </Grid>
      </FormSection>
      <FormSection title={texts.pictures}>
        <Form.Item name="cover">
          <PictureField label={texts.cover} aspect={3} hint={texts.coverHint} />
        </Form.Item>
        <Form.Item name="logo">
          <PictureField label={texts.logo} aspect={1} />
        </Form.Item>
      </FormSection>
    </SetupForm>
  );
}
