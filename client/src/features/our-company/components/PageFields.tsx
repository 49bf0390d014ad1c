import { Form, Input, Select } from 'antd';
import { useEffect } from 'react';
import { useCompanyFacetsQuery } from '../../../generated/hooks';
import type { CompanyKind } from '../../../generated/graphql';
import { countryOptions } from '../../../lib/countries';
import { Grid, PictureField, TextField } from '../../../ui';
import { isAddress, type PageValues } from '../lib/own-page';
import { messages } from '../messages';

/** Refuses what is no web address. */
export const addressRule = () => ({
  validator: (_rule: unknown, value: string | string[] | null) =>
    [value ?? ''].flat().every(isAddress)
      ? Promise.resolve()
      : Promise.reject(new Error(messages.page.wrongAddress)),
});

const pair = { column: 200, gap: 'md', lineGap: 0 } as const;

interface PageFieldsProps {
  eventId: string;
  kind: CompanyKind;
  /** Gets what is typed, for the preview. */
  onValues: (values: PageValues) => void;
}

/** Every field of the page, in the order in which it shows them. */
export function PageFields({ eventId, kind, onValues }: PageFieldsProps) {
  const texts = messages.page;
  const { data } = useCompanyFacetsQuery({ variables: { eventId, kind } });
  const values = Form.useWatch([], Form.useFormInstance<PageValues>());
  useEffect(() => {
    if (values) onValues(values);
  }, [values, onValues]);
  return (
    <>
      <Form.Item<PageValues> name="logo">
        <PictureField label={texts.fields.logo} hint={texts.logoHint} aspect={1} />
      </Form.Item>
      <TextField<PageValues>
        name="tagline"
        label={texts.fields.tagline}
        extra={texts.taglineHint}
        maxLength={200}
      />
      <Form.Item<PageValues> name="description" label={texts.fields.description}>
        <Input.TextArea maxLength={10_000} autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
      <Form.Item<PageValues>
        name="sectors"
        label={texts.fields.sectors}
        extra={texts.sectorsHint}
        rules={[{ type: 'array', max: 20, message: texts.tooManySectors }]}
      >
        <Select
          mode="tags"
          maxLength={60}
          tokenSeparators={[';', ',']}
          options={(data?.companyFacets.sectors ?? []).map(({ value }) => ({ value, label: value }))}
        />
      </Form.Item>
      <TextField<PageValues>
        name="website"
        label={texts.fields.website}
        rules={[addressRule()]}
        type="url"
        maxLength={500}
      />
      <Form.Item<PageValues>
        name="links"
        label={texts.fields.links}
        extra={texts.linksHint}
        rules={[{ type: 'array', max: 5, message: texts.tooManyLinks }, addressRule()]}
      >
        <Select mode="tags" maxLength={500} tokenSeparators={[' ', ',']} open={false} suffixIcon={null} />
      </Form.Item>
      <Grid {...pair}>
        <TextField<PageValues>
          name="email"
          label={texts.fields.email}
          rules={[{ type: 'email', message: texts.wrongEmail }]}
          type="email"
          maxLength={254}
        />
        <TextField<PageValues> name="phone" label={texts.fields.phone} type="tel" maxLength={50} />
        <Form.Item<PageValues> name="country" label={texts.fields.country}>
          <Select showSearch={{ optionFilterProp: 'label' }} allowClear options={countryOptions()} />
        </Form.Item>
        <TextField<PageValues> name="city" label={texts.fields.city} maxLength={100} />
      </Grid>
      <Form.Item<PageValues> name="cover">
        <PictureField label={texts.fields.cover} hint={texts.coverHint} aspect={3} />
      </Form.Item>
    </>
  );
}
