import { EditOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { session } from '../../../data/session/session';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';
import {
  ConsoleArea,
  PageActions,
  PageHeader,
  PopMenuItem,
  Segmented,
  Stack,
  useOverlay,
  usePageTitle,
} from '../../../ui';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import PlannedInvitations from './PlannedInvitations';
import { StaffTable } from './StaffTable';
import { messages as peopleMessages } from '../messages';
import { messages } from './messages';
import { newOf } from './staff-params';
import { useStaffPeople } from './useStaffPeople';

interface StaffPeopleProps {
  texts: { title: string; count: (people: number) => string };
  filters: PeopleFilters;
  /** The attendees' own view of the list, with what belongs beside its title. */
  renderCards: (actions: ReactNode) => ReactNode;
}

function TableView({
  texts,
  filters,
  actions,
}: Omit<StaffPeopleProps, 'renderCards'> & { actions: ReactNode }) {
  const { event } = useEventContext();
  const { category } = filters;
  const people = useStaffPeople(event.id, category);
  const count = people.total === undefined ? undefined : texts.count(people.total);
  const isOfAllStages = people.table.values.status === null;
  usePageTitle(texts.title, event.title);
  return (
    <Stack gap="sm">
      <PageHeader
        title={texts.title}
        count={count && isOfAllStages ? peopleMessages.ofAllStages(count) : count}
        actions={actions}
        oneLine
      />
      <PlannedInvitations />
      <StaffTable eventId={event.id} label={texts.title} people={people} count={count} category={category} />
    </Stack>
  );
}

/** A list of people as staff see it: a table to work with, or the cards that attendees see. */
export default function StaffPeople({ texts, filters, renderCards }: StaffPeopleProps) {
  const { event } = useEventContext();
  const edit = useOverlay('editPerson');
  const invitation = useOverlay('invitation');
  const views = (['table', 'cards'] as const).map((value) => ({ value, label: messages.views[value] }));
  const setView = (staffPeopleView: (typeof views)[number]['value']) =>
    session.setDevice({ staffPeopleView });
  const actions = (
    <ConsoleArea>
      <PageActions
        main={{
          label: messages.add,
          icon: <PlusOutlined aria-hidden />,
          onClick: () => edit.open(newOf(filters.category ?? 'ATTENDEE')),
        }}
        others={[
          {
            label: messages.invitation.button,
            icon: <EditOutlined aria-hidden />,
            onClick: () => invitation.open('edit'),
          },
          {
            label: messages.import,
            icon: <ImportOutlined aria-hidden />,
            to: paths.imports(event.id, 'attendees'),
          },
        ]}
        view={{
          control: (
            <Segmented
              label={messages.view}
              small
              options={views}
              value={filters.staffView}
              onChange={setView}
            />
          ),
          items: views.map(({ value, label }) => (
            <PopMenuItem key={value} checked={value === filters.staffView} onClick={() => setView(value)}>
              {label}
            </PopMenuItem>
          )),
        }}
      />
    </ConsoleArea>
  );
  if (!filters.showsTable) return renderCards(actions);
  return (
    <ConsoleArea>
      <TableView texts={texts} filters={filters} actions={actions} />
    </ConsoleArea>
  );
}
