import { Button } from 'antd';
import { useEventContext } from '../../../../data/event/useEventContext';
import { useTimetableFilterNamesQuery } from '../../../../generated/hooks';
import { dayNames, eventDays } from '../../../../lib/event-days';
import { fullName } from '../../../../lib/format';
import { FilterField, FilterSelect, Row, type TableState, oneOf } from '../../../../ui';
import { SubjectField } from '../../components/SubjectField';
import { useFloor } from '../hooks/useFloor';
import type { listFilters } from '../lib/draft-params';
import { messages } from '../messages';
import styles from './timetable.module.css';

const texts = messages.list;

/** Narrows the meetings of a draft by change, outcome, day, pod, person and company. */
export function DraftFilters({
  table,
  withOutcome,
}: {
  table: TableState<typeof listFilters>;
  withOutcome: boolean;
}) {
  const { event } = useEventContext();
  const { attendee, company, change, outcome, day, pod } = table.values;
  const floor = useFloor();
  const { data } = useTimetableFilterNamesQuery({
    variables: {
      attendeeId: attendee ?? '',
      companyId: company ?? '',
      withAttendee: attendee !== null,
      withCompany: company !== null,
    },
    skip: !attendee && !company,
  });
  const days = eventDays(event, event.timezone).map((key) => ({ value: key, label: dayNames(key).full }));
  const pods = floor.pods?.map(({ id, name }) => ({ value: id, label: name }));
  const subject = (id: string | null, name: string | undefined) => id && { value: id, label: name ?? '…' };
  const subjects = {
    attendee: subject(attendee, data?.attendee ? fullName(data.attendee) : undefined),
    company: subject(company, data?.company?.name),
  };
  return (
    <Row as="search" wrap align="end" gap="sm" aria-label={texts.filter} className={styles.filters}>
      <FilterSelect
        label={texts.change}
        placeholder={texts.any}
        {...oneOf(messages.changes, change, (chosen) => table.change({ change: chosen }))}
      />
      {withOutcome && (
        <FilterSelect
          label={texts.outcome}
          placeholder={texts.any}
          {...oneOf(messages.outcomes, outcome, (chosen) => table.change({ outcome: chosen }))}
        />
      )}
      <FilterSelect
        label={texts.day}
        placeholder={texts.any}
        value={day}
        options={days}
        onChange={(chosen?: string | null) => table.change({ day: chosen ?? null })}
      />
      <FilterSelect
        label={texts.pod}
        placeholder={texts.any}
        showSearch={{ optionFilterProp: 'label' }}
        value={pod}
        options={pods}
        onChange={(chosen?: string | null) => table.change({ pod: chosen ?? null })}
      />
      {(['attendee', 'company'] as const).map((kind) => (
        <FilterField key={kind} label={texts[kind]}>
          {(id) => (
            <SubjectField
              id={id}
              kind={kind === 'attendee' ? 'attendeeId' : 'companyId'}
              groups={[]}
              value={subjects[kind] || null}
              onChange={(chosen) => table.change({ [kind]: chosen?.value ?? null })}
            />
          )}
        </FilterField>
      ))}
      {table.isNarrowed && <Button onClick={table.clear}>{texts.clear}</Button>}
    </Row>
  );
}
