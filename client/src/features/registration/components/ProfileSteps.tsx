import { Form, Input } from 'antd';
import { ImageUpload } from '../../../components/forms/ImageUpload';
import type { PictureValue } from '../lib/profile-values';
import { messages } from '../messages';
import { NameFields } from './AccountFields';
import { ContactFields } from './ContactFields';
import { CountryField } from './CountryField';
import styles from './ProfileForm.module.css';
import registration from './Registration.module.css';

interface PictureFieldProps {
  label: string;
  round?: boolean;
  aspect?: number;
  hint?: string;
  value?: PictureValue | null;
  onChange?: (picture: PictureValue | null) => void;
}

function PictureField({ label, round, aspect, hint, value, onChange }: PictureFieldProps) {
  return (
    <ImageUpload
      label={label}
      shape={round ? 'round' : 'rect'}
      aspect={aspect}
      hint={hint}
      value={value?.url ?? null}
      onChange={(picture) => onChange?.(picture)}
    />
  );
}

/** The first step: name, job, country and pictures. */
export function AboutStep() {
  return (
    <>
      <Form.Item name="avatar" label={<span aria-hidden>{messages.photo}</span>} noStyle>
        <PictureField label={messages.photo} round hint={messages.photoHint} />
      </Form.Item>
      <div className={styles.cover}>
        <Form.Item name="cover" noStyle>
          <PictureField label={messages.cover} aspect={3} />
        </Form.Item>
      </div>
      <NameFields className={registration.pair} />
      <div className={registration.pair}>
        <Form.Item
          name="jobTitle"
          label={messages.jobTitle}
          rules={[{ required: true, whitespace: true, message: messages.jobTitleMissing }]}
        >
          <Input
            size="large"
            autoComplete="organization-title"
            maxLength={200}
            placeholder={messages.jobTitlePlaceholder}
          />
        </Form.Item>
        <Form.Item
          name="organization"
          label={messages.organization}
          rules={[{ required: true, whitespace: true, message: messages.organizationMissing }]}
        >
          <Input
            size="large"
            autoComplete="organization"
            maxLength={200}
            placeholder={messages.organizationPlaceholder}
          />
        </Form.Item>
      </div>
      <Form.Item
        name="country"
        label={messages.country}
        rules={[{ required: true, message: messages.countryMissing }]}
      >
        <CountryField />
      </Form.Item>
      <ContactFields />
    </>
  );
}

/** The second step: a text about oneself. */
export function IntroductionStep() {
  return (
    <Form.Item
      name="introduction"
      label={messages.introduction}
      extra={messages.introductionHelp}
      className={styles.introduction}
    >
      <Input.TextArea
        autoSize={{ minRows: 6, maxRows: 14 }}
        maxLength={5000}
        showCount
        placeholder={messages.introductionPlaceholder}
      />
    </Form.Item>
  );
}
