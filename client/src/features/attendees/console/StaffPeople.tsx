import { EditOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { session } from '../../../data/session/session';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';
import { ConsoleArea, LinkButton, PageHeader, Segmented, Stack, useOverlay, usePageTitle } from '../../../ui';
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
  const actions = (
    <ConsoleArea>
      <Segmented
        label={messages.view}
        small
        options={[
          { value: 'table', label: messages.asTable },
          { value: 'cards', label: messages.asCards },
        ]}
        value={filters.staffView}
        onChange={(staffPeopleView) => session.setDevice({ staffPeopleView })}
      />
      <Button icon={<EditOutlined aria-hidden />} onClick={() => invitation.open('edit')}>
        {messages.invitation.button}
      </Button>
      <LinkButton to={paths.imports(event.id, 'attendees')} icon={<ImportOutlined aria-hidden />}>
        {messages.import}
      </LinkButton>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => edit.open(newOf(filters.category ?? 'ATTENDEE'))}
      >
        {messages.add}
      </Button>
    </ConsoleArea>
  );
  if (!filters.showsTable) return renderCards(actions);
  return (
    <ConsoleArea>
      <TableView texts={texts} filters={filters} actions={actions} />
    </ConsoleArea>
  );
}
