import { F, inEvent, N, U, type Operation } from './scene';

const toReaders: Operation['codes'] = [U, F, F, F, F, 'OK'];

export const reportOperations: Record<string, Operation> = {
  report: {
    document:
      'query ($input: ReportInput!) { report(input: $input) { total rows file(format: CSV) { url } } }',
    variables: ({ event }) => ({ input: { eventId: event.id, type: 'ATTENDEES' } }),
    codes: toReaders,
  },
  attendeeReport: {
    document:
      'query ($input: AttendeeReportInput!) { attendeeReport(input: $input) { totalCount nodes { activity { meetings } } } }',
    variables: ({ event }) => ({ input: { eventId: event.id } }),
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
  statisticsChanged: {
    document: 'subscription ($eventId: ID!) { statisticsChanged(eventId: $eventId) { eventId } }',
    variables: inEvent,
    codes: toReaders,
  },
};
