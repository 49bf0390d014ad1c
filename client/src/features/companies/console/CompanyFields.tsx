import { Form, Input, Select } from 'antd';
import type { CompanyKind } from '../../../generated/graphql';
import { useCompanyFacetsQuery } from '../../../generated/hooks';
import { companyPath } from '../../../lib/company-kinds';
import { countryOptions } from '../../../lib/countries';
import { FormSection, Grid, PictureField, Row, TextField } from '../../../ui';
import styles from '../companies.module.css';
import { withProtocol, type CompanyValues } from './company-form';
import { messages } from './messages';

const kinds = Object.keys(companyPath) as CompanyKind[];
const isWebsite = (text: string): boolean =>
  !text.trim() || (URL.canParse(withProtocol(text)) && /[^.]\.[^.]/.test(text));

function SectorField({ eventId, kind }: { eventId: string; kind: CompanyKind }) {
  const texts = messages.fields;
  const { data } = useCompanyFacetsQuery({ variables: { eventId, kind } });
  return (
    <Form.Item<CompanyValues>
      name="sectors"
      label={texts.sectors}
      extra={texts.sectorsHint}
      rules={[{ type: 'array', max: 20, message: messages.tooManySectors }]}
    >
      <Select
        mode="tags"
        maxLength={60}
        tokenSeparators={[';', ',']}
        options={(data?.companyFacets.sectors ?? []).map(({ value }) => ({ value, label: value }))}
      />
    </Form.Item>
  );
}

function IdentityFields({ eventId }: { eventId: string }) {
  const texts = messages.fields;
  const kind = Form.useWatch<CompanyKind | undefined>('kind') ?? 'EXHIBITOR';
  return (
    <>
      <Row wrap align="start" gap="md" lineGap={0}>
        <TextField<CompanyValues>
          className={styles.longField}
          name="name"
          label={texts.name}
          rules={[{ required: true, whitespace: true, message: messages.nameMissing }]}
          maxLength={200}
        />
        <Form.Item<CompanyValues>
          className={styles.shortField}
          name="kind"
          label={texts.kind}
          rules={[{ required: true }]}
        >
          <Select options={kinds.map((value) => ({ value, label: messages.kinds[value] }))} />
        </Form.Item>
      </Row>
      <TextField<CompanyValues>
        name="tagline"
        label={texts.tagline}
        extra={texts.taglineHint}
        maxLength={200}
      />
      <Form.Item<CompanyValues> name="description" label={texts.description}>
        <Input.TextArea maxLength={10_000} autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
      <SectorField eventId={eventId} kind={kind} />
      {kind === 'SPONSOR' && (
        <TextField<CompanyValues> name="tier" label={texts.tier} extra={texts.tierHint} maxLength={60} />
      )}
    </>
  );
}

function PlaceFields() {
  const texts = messages.fields;
  return (
    <Grid column={200} gap="md" lineGap={0}>
      <Form.Item<CompanyValues> name="country" label={texts.country}>
        <Select showSearch={{ optionFilterProp: 'label' }} allowClear options={countryOptions()} />
      </Form.Item>
      <TextField<CompanyValues> name="city" label={texts.city} maxLength={100} />
    </Grid>
  );
}

function ContactFields() {
  const texts = messages.fields;
  return (
    <>
      <TextField<CompanyValues>
        name="website"
        label={texts.website}
        rules={[
          {
            validator: (_rule, text: string) =>
              isWebsite(text) ? Promise.resolve() : Promise.reject(new Error(messages.websiteInvalid)),
          },
        ]}
        type="url"
        maxLength={500}
      />
      <Grid column={200} gap="md" lineGap={0}>
        <TextField<CompanyValues>
          name="email"
          label={texts.email}
          rules={[{ type: 'email', message: messages.emailInvalid }]}
          type="email"
          maxLength={254}
        />
        <TextField<CompanyValues> name="phone" label={texts.phone} type="tel" maxLength={50} />
      </Grid>
    </>
  );
}

/** Every field of a company, in the order in which its page shows them. */
export function CompanyFields({ eventId }: { eventId: string }) {
  const texts = messages.fields;
  return (
    <>
      <Form.Item<CompanyValues> name="logo" className={styles.logoField}>
        <PictureField label={texts.logo} hint={texts.logoHint} aspect={1} />
      </Form.Item>
      <FormSection title={messages.sections.identity}>
        <IdentityFields eventId={eventId} />
      </FormSection>
      <FormSection title={messages.sections.contact}>
        <PlaceFields />
        <ContactFields />
      </FormSection>
      <Form.Item<CompanyValues> name="cover">
        <PictureField label={texts.cover} hint={texts.coverHint} aspect={3} />
      </Form.Item>
    </>
  );
}
