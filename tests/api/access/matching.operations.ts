import { F, inEvent, N, toHost, U, type Operation } from './scene';

export const matchingOperations: Record<string, Operation> = {
  matches: {
    document:
      'query ($eventId: ID!) { matches(eventId: $eventId) { totalCount nodes { score reasons { kind } reasonTexts attendee { id match { score } dismissed } } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  dismissMatch: {
    document:
      'mutation ($input: DismissMatchInput!) { dismissMatch(input: $input) { attendee { id dismissed } } }',
    variables: toHost(),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  nextMatches: {
    document:
      'query ($eventId: ID!) { nextMatches(eventId: $eventId) { slotsLeft nextSlots { startsAt endsAt } match { score attendee { id } } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  personaPairs: {
    document:
      'query ($eventId: ID!) { personaPairs(eventId: $eventId) { persona other wish defaultWish weight acts { people } } }',
    variables: inEvent,
    codes: [U, F, F, F, F, 'OK'],
  },
  setPersonaWishes: {
    document:
      'mutation ($input: SetPersonaWishesInput!) { setPersonaWishes(input: $input) { personaPairs { weight } } }',
    variables: ({ event }) => ({
      input: { eventId: event.id, wishes: [{ persona: 'STARTUP', other: 'SPONSOR', wish: 'LOW' }] },
    }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  setMatchLearning: {
    document:
      'mutation ($input: SetMatchLearningInput!) { setMatchLearning(input: $input) { attendee { matchLearning } } }',
    variables: ({ event }) => ({ input: { eventId: event.id, allowed: true } }),
    codes: [U, N, F, 'OK', 'OK', F],
  },
  undismissMatch: {
    document:
      'mutation ($input: UndismissMatchInput!) { undismissMatch(input: $input) { attendee { id dismissed } } }',
    variables: toHost(),
    codes: [U, N, N, 'OK', 'OK', F],
  },
};

export const searchOperations: Record<string, Operation> = {
  node: {
    document: 'query ($eventId: ID!) { node(id: $eventId) { id } }',
    variables: inEvent,
    // To a stranger it is null.
    codes: [U, 'OK', F, 'OK', 'OK', 'OK'],
  },
  search: {
    document:
      'query ($eventId: ID!) { search(eventId: $eventId, text: "first") { totalCount nodes { id kind title ... on AttendeeSearchResult { attendee { id } } } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
};
