import { catalogue } from '../../../lib/i18n';

/** Texts of the event list and home for staff alone. */
export const messages = catalogue('events-console', {
  create: 'New event',
  actions: (event: string) => `Actions for ${event}`,
  setup: 'Edit',
  duplicate: 'Duplicate',
  empty: 'No events yet',
  emptyText: 'An event needs a title and dates to begin with. Everything else can follow.',
  emptyRead: 'There are no events to look at yet.',
  form: {
    title: 'New event',
    submit: 'Create event',
    name: 'Title',
    nameMissing: 'Enter a title.',
    startsAt: 'Starts',
    endsAt: 'Ends',
    timeMissing: 'Choose day and time.',
    endsBeforeStart: 'The end has to come after the start.',
    timezone: 'Time zone',
    timezoneHint: 'That of this device at first. All times of the event are shown in it.',
    lead: 'The event starts as a draft that only staff can see. Add the rest afterwards.',
    created: (event: string) => `${event} is created`,
  },
  copy: {
    title: 'Duplicate event',
    submit: 'Duplicate',
    lead: (event: string) =>
      `Settings, interests, pods and help of ${event} are copied to a new draft. People, companies, schedule and meetings are not.`,
    name: 'Title of the new event',
    nameOf: (event: string) => `Copy of ${event}`,
    startsAt: 'Starts',
    startHint: 'The end and the meeting hours move along.',
    created: (event: string) => `${event} is created`,
  },
  run: {
    title: 'Run the event',
    setup: 'Event setup',
    announcements: 'Announcements',
    imports: 'Imports',
    scanner: 'Scanner',
    messageReports: 'Message reports',
    auditLog: 'Audit log',
    mailLog: 'Mail log',
  },
} as const);
