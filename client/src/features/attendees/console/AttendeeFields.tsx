import { Form, Input, Select } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { useAttendeeFormChoicesQuery } from '../../../generated/hooks';
import { Suspense } from 'react';
import { countryOptions } from '../../../lib/countries';
import type { ShownField } from '../../../lib/event-fields';
import { ruleOfNames } from '../../../lib/form-values';
import { linesOf } from '../../../lib/profile-lines';
import { FormSection, Grid, PictureField, TextField } from '../../../ui';
import { FieldInputs } from '../../event-fields';
import { categories } from '../lib/people-params';
import { CompanySelect } from './CompanySelect';
import type { AttendeeValues } from './attendee-form';
import { messages } from './messages';

const texts = messages.fields;
const pair = { column: 200, gap: 'md', lineGap: 0 } as const;

/** The lines of a part of the profile. A browser must not fill in the data of the person at the desk. */
const Lines = ({ part }: { part: 'name' | 'work' | 'contact' }) =>
  linesOf(part).map(({ name, input: { autoComplete: _none, ...input } }) => (
    <TextField<AttendeeValues>
      key={name}
      name={name}
      label={texts[name]}
      {...(name === 'firstName' && ruleOfNames(messages.required.firstName))}
      {...input}
    />
  ));

/** Every field of a person's profile, in the order in which it is shown. */
export function AttendeeFields({ fields }: { fields: readonly ShownField[] }) {
  const { id: eventId } = useEventContext().event;
  const { data } = useAttendeeFormChoicesQuery({ variables: { eventId } });
  return (
    <>
      <Form.Item<AttendeeValues> name="avatar">
        <PictureField label={texts.avatar} hint={messages.hints.avatar} aspect={1} shape="round" />
      </Form.Item>
      <FormSection title={messages.sections.person}>
        <Grid {...pair}>
          <Lines part="name" />
        </Grid>
        <Grid {...pair}>
          <TextField<AttendeeValues>
            name="email"
            label={texts.email}
            extra={messages.hints.email}
            rules={[{ required: true, type: 'email', message: messages.required.email }]}
            type="email"
            maxLength={254}
          />
          <Lines part="contact" />
        </Grid>
        <Form.Item<AttendeeValues> name="country" label={texts.country}>
          <Select showSearch={{ optionFilterProp: 'label' }} allowClear options={countryOptions()} />
        </Form.Item>
      </FormSection>
      <FormSection title={messages.sections.work}>
        <Grid {...pair}>
          <Lines part="work" />
        </Grid>
        <Grid {...pair}>
          <Form.Item<AttendeeValues> name="category" label={texts.category} rules={[{ required: true }]}>
            <Select options={categories.map((value) => ({ value, label: messages.categories[value] }))} />
          </Form.Item>
          <Form.Item<AttendeeValues>
            name="companyId"
            label={texts.companyId}
            extra={messages.hints.companyId}
          >
            <CompanySelect eventId={eventId} />
          </Form.Item>
        </Grid>
      </FormSection>
      {fields.length > 0 && (
        <FormSection title={texts.answers}>
          <Suspense>
            <FieldInputs fields={fields} forStaff />
          </Suspense>
        </FormSection>
      )}
      <FormSection title={messages.sections.profile}>
        <Form.Item<AttendeeValues> name="introduction" label={texts.introduction}>
          <Input.TextArea maxLength={5_000} autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
        {data?.event.interestGroups.map(({ id, name, terms }) => (
          <Form.Item key={id} name={['interests', name]} label={name}>
            <Select
              mode="multiple"
              allowClear
              maxCount={50}
              options={terms.map((term) => ({ value: term, label: term }))}
            />
          </Form.Item>
        ))}
        <Form.Item<AttendeeValues> name="cover" noStyle>
          <PictureField label={texts.cover} hint={messages.hints.cover} aspect={3} />
        </Form.Item>
      </FormSection>
    </>
  );
}
