import { SmileOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useTimetablePeopleQuery } from '../../../../generated/hooks';
import type { TimetablePeopleQuery } from '../../../../generated/graphql';
import { fullName } from '../../../../lib/format';
import { DataTable, type DataTableColumn, EmptyState, Note, Stack, Text, useTable } from '../../../../ui';
import { listOf } from '../lib/draft-params';
import type { Draft } from '../lib/runs';
import { messages } from '../messages';
import { WhyNot } from './WhyNot';

const texts = messages.below;
const params = {};
type Person = TimetablePeopleQuery['scheduleRunPeople']['nodes'][number] & { id: string };

const nameOf = ({ attendee }: Person): string => (attendee && fullName(attendee)) || messages.somebody;

const columns: DataTableColumn<Person, keyof typeof texts.columns>[] = [
  {
    key: 'who',
    primary: true,
    render: (person) => (
      <Stack>
        <bdi>{nameOf(person)}</bdi>
        {person.attendee?.organization && <Note>{person.attendee.organization}</Note>}
        {person.attendee && (
          <Link
            to={listOf({ attendee: person.attendee.id })}
            aria-label={`${texts.meetings}: ${nameOf(person)}`}
          >
            {texts.meetings}
          </Link>
        )}
      </Stack>
    ),
  },
  { key: 'got', render: ({ got, target }) => <Text figures>{texts.gotOf(got, target)}</Text> },
  {
    key: 'reasons',
    render: ({ reasons }) =>
      reasons.length === 0 ? (
        texts.noReason
      ) : (
        <Stack as="ul">
          {reasons.map(({ code, count }) => (
            <li key={code}>{texts.reason(count, messages.reasons[code])}</li>
          ))}
        </Stack>
      ),
  },
];

/** Who has fewer meetings than promised, with what stands in the way; and why two people do not meet. */
export default function BelowTarget({ run }: { run: Draft }) {
  const table = useTable(params);
  const { data, ...query } = useTimetablePeopleQuery({
    variables: { runId: run.id, first: table.first, offset: table.offset },
  });
  const people = data?.scheduleRunPeople;
  return (
    <Stack gap="lg">
      <DataTable
        label={texts.title}
        name="timetable-people"
        table={table}
        titles={texts.columns}
        columns={columns}
        page={
          people && {
            totalCount: people.totalCount,
            nodes: people.nodes.map((person, index) => ({
              ...person,
              id: person.attendee?.id ?? `${index}`,
            })),
          }
        }
        query={query}
        rowName={nameOf}
        empty={
          <EmptyState icon={<SmileOutlined aria-hidden />} title={texts.emptyTitle} text={texts.emptyText} />
        }
      />
      <WhyNot run={run} />
    </Stack>
  );
}
