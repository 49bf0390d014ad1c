import { Form } from 'antd';
import { useState } from 'react';
import { storiesOf } from '../../dev/stories';
import { placeholderImage } from '../../lib/images';
import { LightTextField, PasswordField } from '../light/LightTextField';
import { DateTimeField } from './DateTimeField';
import { EmailField } from './EmailField';
import { FormNote } from './FormNote';
import { FormSection } from './FormSection';
import { CountryField, NativeSelect } from './NativeSelect';
import { PictureField } from './PictureField';
import { SaveBar } from './SaveBar';
import { SwitchField } from './SwitchField';
import { TextField } from './TextField';
import { TimeField } from './TimeField';

function Moment({ start, disabled }: { start: string; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <DateTimeField aria-label="Starts" label="Starts" value={value} onChange={setValue} disabled={disabled} />
  );
}

function Time() {
  const [time, setTime] = useState('');
  return <TimeField aria-label="Ends" placeholder="06:00 pm" value={time} onChange={setTime} />;
}

const fields = (name: string, disabled?: boolean) => (
  <Form
    name={name}
    disabled={disabled}
    layout="vertical"
    initialValues={{ job: 'Deputy Director '.repeat(8) }}
  >
    <FormSection title="Person">
      <FormNote>Others see this.</FormNote>
      <TextField name="name" label="Name" maxLength={80} required />
      <TextField name="job" label="Job title" maxLength={80} validateStatus="error" help="Say it shorter." />
      <EmailField autoComplete="email" />
      <PictureField label="Photo" shape="round" aspect={1} value={placeholderImage} />
      <SwitchField name="shown" label="On the list" hint="Others find this person." />
    </FormSection>
    <SaveBar
      texts={{ save: 'Save changes', discard: 'Discard changes' }}
      dirty
      sending={false}
      onDiscard={() => undefined}
    />
  </Form>
);

export default storiesOf('Fields', {
  'FormSection, FormNote, TextField, EmailField, PictureField, SwitchField, SaveBar': fields('story'),
  'The same, disabled': fields('disabled-story', true),
  DateTimeField: <Moment start="2026-11-21T14:30" />,
  'DateTimeField, empty': <Moment start="" />,
  'DateTimeField, disabled': <Moment start="2026-11-21T14:30" disabled />,
  TimeField: <Time />,
  'NativeSelect, CountryField': (
    <>
      <NativeSelect
        aria-label="Size"
        placeholder="Choose a size"
        options={[{ value: 'l', label: 'Large' }]}
        value="l"
        disabled
      />
      <CountryField aria-label="Country" placeholder="Choose a country" value="PK" disabled />
    </>
  ),
  LightTextField: <LightTextField label="E-mail address" placeholder="name@example.com" />,
  'LightTextField with an error': (
    <LightTextField label="Code" defaultValue="ABC" error="It has 8 letters." />
  ),
  PasswordField: <PasswordField label="Password" defaultValue="secret" autoComplete="off" />,
});
