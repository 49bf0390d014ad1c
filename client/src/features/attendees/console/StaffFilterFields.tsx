import { useGroupChoicesQuery, usePeopleFacetsQuery } from '../../../generated/hooks';
import { countryName, countryOptions } from '../../../lib/countries';
import { FilterField, FilterSelect, type TableState } from '../../../ui';
import { answerOptions, useEventFields } from '../../event-fields';
import { categories } from '../lib/people-params';
import { messages as peopleMessages } from '../messages';
import { CompanySelect } from './CompanySelect';
import { messages } from './messages';
import {
  answerParam,
  answersByField,
  staffStatuses,
  type staffParams,
  type StaffValues,
} from './staff-params';
import { useStatusWords } from './useStatusWords';

const texts = messages.filters;
const peopleTexts = peopleMessages.filters;

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface StaffFilterFieldsProps {
  eventId: string;
  table: TableState<typeof staffParams>;
  /** The screen is about one category: no choice. */
  oneCategory: boolean;
  /** The screen is about stages: no choice of the status. */
  ofStage?: boolean;
}

/** The filters of the table of people: how far they are, as what they come, and who they are. */
export default function StaffFilterFields({ eventId, table, oneCategory, ofStage }: StaffFilterFieldsProps) {
  const { values, change } = table;
  const { data } = usePeopleFacetsQuery({ variables: { eventId } });
  const { data: choices } = useGroupChoicesQuery({ variables: { eventId } });
  const fields = useEventFields(eventId).filter((field) => answerOptions(field).length > 0);
  const statuses = useStatusWords();
  const answers = answersByField(values.answers);
  const groups = choices?.attendeeGroups ?? [];
  const terms = (data?.event.attendeeFacets?.interests ?? []).flatMap(({ key }) => key ?? []);
  return (
    <>
      {!ofStage && (
        <FilterSelect<StaffValues['status']>
          label={texts.status}
          placeholder={texts.anyStatus}
          value={values.status}
          options={optionsOf(staffStatuses, statuses)}
          onChange={(status) => change({ status: status ?? null })}
        />
      )}
      <FilterSelect<StaffValues['checkin']>
        label={texts.checkin}
        placeholder={texts.anyCheckin}
        value={values.checkin}
        options={optionsOf(['IN', 'NOT'] as const, messages.checkin)}
        onChange={(checkin) => change({ checkin: checkin ?? null })}
      />
      {!oneCategory && (
        <FilterSelect<StaffValues['category']>
          label={messages.columns.category}
          placeholder={peopleTexts.anyCategory}
          value={values.category}
          options={optionsOf(categories, messages.categories)}
          onChange={(category) => change({ category: category ?? null })}
        />
      )}
      <FilterField label={texts.company}>
        {(id) => (
          <CompanySelect
            id={id}
            eventId={eventId}
            placeholder={texts.anyCompany}
            value={values.company}
            onChange={(company) => change({ company })}
          />
        )}
      </FilterField>
      {groups.length > 0 && (
        <FilterSelect<string[]>
          several
          label={texts.group}
          placeholder={texts.anyGroup}
          value={values.group}
          options={groups.map(({ id, name }) => ({ value: id, label: name || texts.everyoneElse }))}
          onChange={(group) => change({ group })}
        />
      )}
      <FilterSelect<string[]>
        several
        label={peopleTexts.country}
        placeholder={peopleTexts.anyCountry}
        value={values.country}
        options={countryOptions()}
        labelRender={({ value }) => countryName(String(value))}
        onChange={(country) => change({ country })}
      />
      <FilterSelect<string[]>
        several
        label={peopleTexts.interest}
        placeholder={peopleTexts.anyInterest}
        value={values.interest}
        options={terms.map((term) => ({ value: term, label: term }))}
        onChange={(interest) => change({ interest })}
      />
      {fields.map((field) => (
        <FilterSelect<string[]>
          key={field.id}
          several
          label={field.label}
          placeholder={texts.anyAnswer}
          value={answers.get(field.id) ?? []}
          options={[...answerOptions(field)]}
          onChange={(chosen) =>
            change({
              answers: [...new Map(answers).set(field.id, chosen)].flatMap(([fieldId, all]) =>
                all.map((value) => answerParam(fieldId, value)),
              ),
            })
          }
        />
      ))}
    </>
  );
}
