import { lazy, Suspense, type ReactNode } from 'react';
import { useCan } from '../../../data/useCan';
import type { AttendeeCategory } from '../../../generated/graphql';
import { PageHeader } from '../../../ui';

/** Attendees load nothing of it. */
const StaffPeople = lazy(() => import('../console/StaffPeople'));

interface PeopleScreenProps {
  texts: { title: string; count: (people: number) => string };
  category?: AttendeeCategory;
  /** The attendees' view; staff add actions beside its title. */
  children: (actions?: ReactNode) => ReactNode;
}

/** A list of people: cards for all, and a table besides for those who may edit people. */
export function PeopleScreen({ texts, category, children }: PeopleScreenProps) {
  const canEdit = useCan('updateAttendee');
  if (!canEdit) return children();
  return (
    <Suspense fallback={<PageHeader title={texts.title} />}>
      <StaffPeople texts={texts} category={category} cards={children} />
    </Suspense>
  );
}
