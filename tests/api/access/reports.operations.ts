import { F, inEvent, N, U, type Operation } from './scene';

const toReaders: Operation['codes'] = [U, F, F, F, F, 'OK'];

export const reportOperations: Record<string, Operation> = {
  report: {
    document:
      'query ($eventId: ID!) { report(eventId: $eventId, type: ATTENDEES) { totalCount nodes { cells } file(format: CSV) { url } } }',
    variables: inEvent,
    codes: toReaders,
  },
  attendeeReport: {
    document:
      'query ($eventId: ID!) { attendeeReport(eventId: $eventId) { totalCount nodes { activity { meetings } } } }',
    variables: inEvent,
    codes: toReaders,
  },
  exportedFile: {
    document: 'query { exportedFile(token: "guessed") { name } }',
    variables: () => ({}),
    codes: [N, N, N, N, N, N],
  },
  eventStatistics: {
    document: 'query ($eventId: ID!) { eventStatistics(eventId: $eventId) { totals { attendees } } }',
    variables: inEvent,
    codes: toReaders,
  },
  eventMix: {
    document: 'query ($eventId: ID!) { eventMix(eventId: $eventId) { countries { key count } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  statisticsChanged: {
    document: 'subscription ($eventId: ID!) { statisticsChanged(eventId: $eventId) { eventId } }',
    variables: inEvent,
    codes: toReaders,
  },
};
