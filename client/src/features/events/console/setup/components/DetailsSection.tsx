import type { ComponentProps } from 'react';
import { Checkbox, Form, Input, Select } from 'antd';
import type { Language } from '../../../../../generated/graphql';
import { countryName, countryOptions } from '../../../../../lib/countries';
import { dayNames, fromLocal, toLocal } from '../../../../../lib/event-days';
import { showLocal } from '../../../../../lib/typed-times';
import { FormNote, FormSection, Grid, ImageUpload, Text, TextField } from '../../../../../ui';
import { PeriodFields } from '../../PeriodFields';
import type { SetupEvent, SetupSectionRules } from '../hooks/useSetupForm';
import { hoursAfterMove, hoursOf } from '../lib/event-times';
import { messages } from '../messages';
import styles from './Setup.module.css';
import { SetupForm } from './SetupForm';

const texts = messages.details;

const languageOptions = Object.entries(texts.languageNames).map(([value, label]) => ({ value, label }));

interface Picture {
  name: string;
  url: string;
}

const pictureOf = (name: string | null, url: string | null): Picture | null =>
  name ? { name, url: url ?? name } : null;

const detailsOf = (event: SetupEvent) => ({
  title: event.title,
  tagline: event.tagline ?? '',
  description: event.description ?? '',
  startsAt: toLocal(event.startsAt, event.timezone),
  endsAt: toLocal(event.endsAt, event.timezone),
  timezone: event.timezone,
  venue: event.venue ?? '',
  city: event.city ?? '',
  country: event.country,
  contactEmail: event.contactEmail ?? '',
  cover: pictureOf(event.cover, event.coverUrl),
  logo: pictureOf(event.logo, event.logoUrl),
  languages: event.languages,
  language: event.languages[0],
});

type Values = ReturnType<typeof detailsOf>;

const periodOf = ({ startsAt, endsAt, timezone }: Values) => ({
  startsAt: fromLocal(startsAt, timezone),
  endsAt: fromLocal(endsAt, timezone),
  timezone,
});

const movedHours = (values: Values, event: SetupEvent) =>
  hoursAfterMove(hoursOf(event), event, periodOf(values));

const write = (values: Values, event: SetupEvent) => ({
  title: values.title.trim(),
  tagline: values.tagline.trim(),
  description: values.description.trim(),
  ...periodOf(values),
  venue: values.venue.trim(),
  city: values.city.trim(),
  country: values.country ?? null,
  contactEmail: values.contactEmail.trim() || null,
  cover: values.cover?.name ?? null,
  logo: values.logo?.name ?? null,
  languages: [...new Set([values.language, ...values.languages])].filter((one) => one !== undefined),
  meetingHours: movedHours(values, event).hours,
});

const inverse = (before: SetupEvent, after: SetupEvent) => ({
  ...write(detailsOf(before), after),
  meetingHours: hoursOf(before),
});

const showTime = (value: unknown) => showLocal(String(value));
const showPicture = (value: unknown) =>
  value ? <img className={styles.version} src={(value as Picture).url} alt="" /> : null;

const rules: SetupSectionRules<Values> = {
  read: detailsOf,
  write,
  inverse,
  fields: [
    { name: 'title', label: texts.title },
    { name: 'tagline', label: texts.tagline },
    { name: 'description', label: texts.description },
    { name: 'startsAt', label: texts.startsAt, render: showTime },
    { name: 'endsAt', label: texts.endsAt, render: showTime },
    { name: 'timezone', label: texts.timezone },
    { name: 'venue', label: texts.venue },
    { name: 'city', label: texts.city },
    { name: 'country', label: texts.country, render: (value) => (value ? countryName(value as string) : '') },
    { name: 'contactEmail', label: texts.contactEmail },
    { name: 'cover', label: texts.cover, render: showPicture },
    { name: 'logo', label: texts.logo, render: showPicture },
    {
      name: 'languages',
      label: texts.languages,
      render: (value) => (value as Language[]).map((one) => texts.languageNames[one]).join(', '),
    },
    { name: 'language', label: texts.language, render: (value) => texts.languageNames[value as Language] },
  ],
};

/** Says what other days mean for the meeting hours. */
function HoursNote({ event }: { event: SetupEvent }) {
  const values = Form.useWatch([], Form.useFormInstance<Values>()) as Values | undefined;
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

/** Checkboxes that somebody has to choose of: a group has no such state of its own for screen readers. */
const Languages = ({
  'aria-required': _required,
  ...group
}: ComponentProps<typeof Checkbox.Group> & { 'aria-required'?: boolean }) => <Checkbox.Group {...group} />;

/** The event's name, time, place and pictures. */
export default function DetailsSection({ event }: { event: SetupEvent }) {
  return (
    <SetupForm<Values> event={event} rules={rules}>
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
      <TextField
        name="contactEmail"
        label={texts.contactEmail}
        extra={texts.contactEmailHint}
        type="email"
        rules={[{ type: 'email', message: texts.contactEmailWrong }]}
        maxLength={254}
      />
      <FormSection title={texts.languages}>
        <Form.Item name="languages" label={texts.offered} extra={texts.offeredHint} required>
          <Languages options={languageOptions} />
        </Form.Item>
        <Form.Item name="language" label={texts.language} extra={texts.languageHint} required>
          <Select options={languageOptions} />
        </Form.Item>
      </FormSection>
      <FormSection title={texts.pictures}>
        <Form.Item name="cover">
          <ImageUpload label={texts.cover} aspect={3} hint={texts.coverHint} />
        </Form.Item>
        <Form.Item name="logo">
          <ImageUpload label={texts.logo} aspect={1} />
        </Form.Item>
      </FormSection>
    </SetupForm>
  );
}
