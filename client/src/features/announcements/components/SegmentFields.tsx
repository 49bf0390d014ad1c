import { Form, Select, type FormItemProps, type SelectProps } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { useAnnouncementChoicesQuery } from '../../../generated/hooks';
import { answerOptions } from '../../../lib/answer-conditions';
import { countryName } from '../../../lib/countries';
import { Grid, Notice } from '../../../ui';
import type { AnnouncementValues } from '../lib/announcement-form';
import { messages } from '../messages';

const texts = messages.form;

type Field = SelectProps & Pick<FormItemProps<AnnouncementValues>, 'name' | 'label' | 'required'>;

const several: SelectProps = {
  mode: 'multiple',
  allowClear: true,
  showSearch: { optionFilterProp: 'label' },
};

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const facetOptions = (
  facets: readonly { key: string | null }[] | undefined,
  labelOf = (key: string) => key,
) => (facets ?? []).flatMap(({ key }) => (key ? [{ value: key, label: labelOf(key) }] : []));

const Fields = ({ fields }: { fields: readonly Field[] }) => (
  <Grid column={200} fit gap="md" style={{ rowGap: 0 }}>
    {fields.map(({ name, label, required, ...select }) => (
      <Form.Item key={String(name)} name={name} label={label} required={required}>
        <Select {...select} />
      </Form.Item>
    ))}
  </Grid>
);

/** The recipients of an announcement: every field narrows them further. */
export function SegmentFields() {
  const { event } = useEventContext();
  const { data } = useAnnouncementChoicesQuery({ variables: { eventId: event.id } });
  const invited = Form.useWatch<string | undefined>('status') === 'INVITED';
  const facets = data?.event.attendeeFacets;
  const groups = data?.attendeeGroups ?? [];
  const answers = answerOptions(data?.eventFields.fields ?? [], texts.yesNo);
  const statuses = { CONFIRMED: texts.confirmed, INVITED: texts.invited };
  return (
    <>
      <Fields
        fields={[
          { name: 'status', label: texts.status, required: true, options: optionsOf(statuses) },
          {
            name: 'category',
            label: texts.category,
            allowClear: true,
            placeholder: texts.anyCategory,
            options: optionsOf(messages.categories),
          },
        ]}
      />
      {invited && <Notice kind="info" title={texts.invitedNote} />}
      <Fields
        fields={[
          {
            name: 'companyKinds',
            label: texts.companyKinds,
            ...several,
            placeholder: texts.anyKind,
            options: optionsOf(messages.kinds),
          },
          { name: 'contacts', label: texts.contacts, options: optionsOf(texts.contactsOptions) },
          ...(groups.length > 0
            ? [
                {
                  name: 'groupIds' as const,
                  label: texts.groupIds,
                  ...several,
                  placeholder: texts.anyGroup,
                  options: groups.map(({ id, name }) => ({ value: id, label: name || texts.everyoneElse })),
                },
              ]
            : []),
          ...(answers.length > 0
            ? [
                {
                  name: 'answers' as const,
                  label: texts.answers,
                  ...several,
                  placeholder: texts.anyAnswer,
                  options: answers,
                },
              ]
            : []),
          {
            name: 'interests',
            label: texts.interests,
            ...several,
            placeholder: texts.anyInterest,
            options: facetOptions(facets?.interests),
          },
          {
            name: 'countries',
            label: texts.countries,
            ...several,
            placeholder: texts.anyCountry,
            options: facetOptions(facets?.countries, countryName),
          },
          { name: 'entered', label: texts.entered, options: optionsOf(texts.enteredOptions) },
          { name: 'meetings', label: texts.meetings, options: optionsOf(texts.meetingsOptions) },
          ...(data?.event.meetingProgram
            ? [{ name: 'wishes' as const, label: texts.wishes, options: optionsOf(texts.wishesOptions) }]
            : []),
        ]}
      />
    </>
  );
}
