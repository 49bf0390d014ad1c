import { usePeopleToMeetQuery, usePeopleToMeetTodayQuery } from '../../../generated/hooks';

/** The viewer's best matches; with `today` those who are `free` then as the viewer is, and without any of these the best of all. */
export function usePeopleToMeet(eventId: string, first: number, today: string | null) {
  const timely = usePeopleToMeetTodayQuery({
    variables: { eventId, first, date: today ?? '' },
    skip: today === null,
  });
  const withTime = timely.data?.nextMatches;
  const anyTime = today === null || Boolean(timely.error) || withTime?.length === 0;
  const all = usePeopleToMeetQuery({ variables: { eventId, first }, skip: !anyTime });
  const people = anyTime
    ? all.data?.matches.nodes.map(({ attendee }) => ({ attendee, free: null }))
    : withTime?.map(({ match, slotsLeft, nextSlots }) => ({
        attendee: match.attendee,
        free: { slots: slotsLeft, next: nextSlots[0]?.startsAt },
      }));
  return { people, error: all.error, refetch: all.refetch, isToday: !anyTime };
}
