import { Form, Input, InputNumber, Select } from 'antd';
import type { CompanyKind } from '../../../generated/graphql';
import { useCompanyFacetsQuery } from '../../../generated/hooks';
import { withProtocol } from '../../../lib/form-values';
import { companyPath } from '../../../lib/company-kinds';
import { countryOptions } from '../../../lib/countries';
import { FormSection, Grid, PictureField, Row, TextField } from '../../../ui';
import styles from '../companies.module.css';
import type { CompanyValues } from './company-form';
import { messages } from './messages';

const texts = messages.fields;
const kinds = Object.keys(companyPath) as CompanyKind[];
const isWebsite = (text: string): boolean =>
  !text.trim() || (URL.canParse(withProtocol(text)) && /[^.]\.[^.]/.test(text));

function IdentityFields({ eventId }: { eventId: string }) {
  const kind = Form.useWatch<CompanyKind | undefined>('kind') ?? 'EXHIBITOR';
  const { data } = useCompanyFacetsQuery({ variables: { eventId, kind } });
  return (
    <FormSection title={messages.sections.identity}>
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
      <Form.Item<CompanyValues>
        name="seats"
        label={texts.seats}
        extra={texts.seatsHint}
        rules={[
          { required: true, type: 'integer', min: 0, max: 1_000, message: messages.fields.seatsMissing },
        ]}
      >
        <InputNumber min={0} max={1_000} precision={0} />
      </Form.Item>
      {kind === 'SPONSOR' && (
        <TextField<CompanyValues> name="tier" label={texts.tier} extra={texts.tierHint} maxLength={60} />
      )}
    </FormSection>
  );
}

const pair = { column: 200, gap: 'md', lineGap: 0 } as const;

/** Every field of a company, in the order in which its page shows them. */
export function CompanyFields({ eventId }: { eventId: string }) {
  return (
    <>
      <Form.Item<CompanyValues> name="logo" className={styles.logoField}>
        <PictureField label={texts.logo} hint={texts.logoHint} aspect={1} />
      </Form.Item>
      <IdentityFields eventId={eventId} />
      <FormSection title={messages.sections.contact}>
        <TextField<CompanyValues> name="stand" label={texts.stand} extra={texts.standHint} maxLength={20} />
        <Grid {...pair}>
          <Form.Item<CompanyValues> name="country" label={texts.country}>
            <Select showSearch={{ optionFilterProp: 'label' }} allowClear options={countryOptions()} />
          </Form.Item>
          <TextField<CompanyValues> name="city" label={texts.city} maxLength={100} />
        </Grid>
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
        <Grid {...pair}>
          <TextField<CompanyValues>
            name="email"
            label={texts.email}
            rules={[{ type: 'email', message: messages.emailInvalid }]}
            type="email"
            maxLength={254}
          />
          <TextField<CompanyValues> name="phone" label={texts.phone} type="tel" maxLength={50} />
        </Grid>
      </FormSection>
      <Form.Item<CompanyValues> name="cover">
        <PictureField label={texts.cover} hint={texts.coverHint} aspect={3} />
      </Form.Item>
    </>
  );
}
