import { lazy } from 'react';
import { useCompanyChoiceQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { FilterBar, type TableState } from '../../../ui';
import { answerLabel, useEventFields } from '../../event-fields';
import { messages as peopleMessages } from '../messages';
import { messages } from './messages';
import { useStatusWords } from './useStatusWords';
import { answerOfParam, type staffParams } from './staff-params';

/** Loaded when the filters are opened. */
const StaffFilterFields = lazy(() => import('./StaffFilterFields'));

interface StaffToolbarProps {
  eventId: string;
  table: TableState<typeof staffParams>;
  /** How many are found, in words. */
  count: string | undefined;
  oneCategory: boolean;
  ofStage?: boolean;
}

/** Search and filters of the table of people; its headers sort it. */
export function StaffToolbar({ eventId, table, count, oneCategory, ofStage }: StaffToolbarProps) {
  const { status, checkin, category, company, country, interest, answers } = table.values;
  const { data } = useCompanyChoiceQuery({ variables: { id: company ?? '' }, skip: !company });
  const fields = useEventFields(eventId);
  const statuses = useStatusWords();
  const answerInWords = (param: string) => {
    const { fieldId, value } = answerOfParam(param);
    const field = fields.find(({ id }) => id === fieldId);
    return field ? messages.filters.answer(field.label, answerLabel(field, value)) : value;
  };
  return (
    <FilterBar
      list={table}
      texts={{ ...peopleMessages.filters, search: messages.filters.search }}
      filters={
        <StaffFilterFields eventId={eventId} table={table} oneCategory={oneCategory} ofStage={ofStage} />
      }
      chips={{
        status: status && statuses[status],
        checkin: checkin && messages.checkin[checkin],
        category: category && !oneCategory && messages.categories[category],
        company: company && (data?.company.name ?? messages.filters.company),
        country: { values: country, labelOf: countryName },
        interest: { values: interest },
        answers: { values: answers, labelOf: answerInWords },
      }}
      results={count}
    />
  );
}
