import { Form, Select, type SelectProps } from 'antd';
import type { AttendeeCategory, CompanyKind } from '../../../generated/graphql';
import { useAnnouncementChoicesQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { Grid, Notice } from '../../../ui';
import type { AnnouncementValues, Choice } from '../lib/announcement-form';
import { messages } from '../messages';

const texts = messages.form;
const categories = Object.keys(messages.categories) as AttendeeCategory[];
const kinds = Object.keys(messages.kinds) as CompanyKind[];
const choices: Choice[] = ['any', 'yes', 'no'];

const several: SelectProps = {
  mode: 'multiple',
  allowClear: true,
  showSearch: { optionFilterProp: 'label' },
};
const statuses = [
  { value: 'CONFIRMED', label: texts.confirmed },
  { value: 'INVITED', label: texts.invited },
];

interface Facet {
  key?: string | null;
  count: number;
}

const optionsOf = (facets: readonly Facet[] | undefined, labelOf: (key: string) => string) =>
  (facets ?? []).flatMap(({ key }) => (key ? [{ value: key, label: labelOf(key) }] : []));

/** The recipients of an announcement: every field narrows them further. */
export function SegmentFields({ eventId }: { eventId: string }) {
  const { data } = useAnnouncementChoicesQuery({ variables: { eventId } });
  const invited = Form.useWatch<string | undefined>('status') === 'INVITED';
  const facets = data?.event.attendeeFacets;
  return (
    <>
      <Grid column={200} fit gap="md" style={{ rowGap: 0 }}>
        <Form.Item<AnnouncementValues> name="status" label={texts.status} required>
          <Select options={statuses} />
        </Form.Item>
        <Form.Item<AnnouncementValues> name="category" label={texts.category}>
          <Select
            allowClear
            placeholder={texts.anyCategory}
            options={categories.map((value) => ({ value, label: messages.categories[value] }))}
          />
        </Form.Item>
      </Grid>
      {invited && <Notice kind="info" title={texts.invitedNote} />}
      <Grid column={200} fit gap="md" style={{ rowGap: 0 }}>
        <Form.Item<AnnouncementValues> name="companyKinds" label={texts.kinds}>
          <Select
            {...several}
            placeholder={texts.anyKind}
            options={kinds.map((value) => ({ value, label: messages.kinds[value] }))}
          />
        </Form.Item>
        <Form.Item<AnnouncementValues> name="interests" label={texts.interests}>
          <Select
            {...several}
            placeholder={texts.anyInterest}
            options={optionsOf(facets?.interests, (key) => key)}
          />
        </Form.Item>
        <Form.Item<AnnouncementValues> name="countries" label={texts.countries}>
          <Select
            {...several}
            placeholder={texts.anyCountry}
            options={optionsOf(facets?.countries, countryName)}
          />
        </Form.Item>
        <Form.Item<AnnouncementValues> name="entered" label={texts.entered}>
          <Select options={choices.map((value) => ({ value, label: texts.enteredOptions[value] }))} />
        </Form.Item>
        <Form.Item<AnnouncementValues> name="meetings" label={texts.meetings}>
          <Select options={choices.map((value) => ({ value, label: texts.meetingsOptions[value] }))} />
        </Form.Item>
      </Grid>
    </>
  );
}
