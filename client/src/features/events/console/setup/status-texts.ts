import { formatNumber, plural } from '../../../../lib/format';

/** Texts of publishing and archiving an event, with the checklist before it. */
export const statusTexts = {
  checklist: {
    title: 'Before you publish',
    titlePublished: 'What this event still lacks',
    done: (done: number, all: number) => `${done} of ${all} done`,
    isDone: 'Done',
    hide: 'Hide checklist',
    people: 'People',
    peopleText: 'Nobody is invited yet. Add, import or invite attendees.',
    peopleDone: (confirmed: number, invited: number) =>
      `${formatNumber(confirmed)} confirmed, ${formatNumber(invited)} invited`,
    pods: 'Pods',
    podsText: 'Meetings need a place to be held at.',
    podsDone: (count: number) => plural(count, 'pod'),
    hours: 'Meeting hours',
    hoursText: 'Without them nobody can request a meeting.',
    hoursDone: (days: number) => `On ${plural(days, 'day')}`,
    interests: 'Interests',
    interestsText: 'Matches are made of what people choose.',
    interestsDone: (count: number) => plural(count, 'group'),
    schedule: 'Schedule',
    scheduleText: 'No sessions yet.',
    scheduleDone: (count: number) => plural(count, 'entry', 'entries'),
    companies: 'Companies',
    companiesText: 'No exhibitors, startups, IT exporters or sponsors yet.',
    companiesDone: (count: number) => plural(count, 'company', 'companies'),
    faqs: 'Help',
    faqsText: 'Answers to what everybody asks: Wi-Fi, parking, entry.',
    faqsDone: (count: number) => plural(count, 'answer'),
    cover: 'Cover picture',
    coverText: 'Makes the event easy to recognise.',
    description: 'Description',
    descriptionText: 'What it is about, and for whom.',
    ready: 'Everything is in place.',
    notReady: 'You can publish now and add the rest later.',
  },
  publish: {
    act: 'Publish event',
    title: (event: string) => `Publish ${event}?`,
    text: 'Attendees who have confirmed can open the event at once.',
    open: 'Anyone can find it and register.',
    mails: (count: number) =>
      count === 0
        ? 'No invitation waits: 0 mails go out.'
        : `${plural(count, 'invitation')} will be mailed now.`,
    bare: (done: number, all: number) => `Only ${done} of ${all} steps are done`,
    bareText: 'People would find an event that is almost empty. Publish it anyway?',
    insist: 'Publish anyway',
    done: (event: string) => `${event} is published`,
    confirm: 'Publish',
    cancel: 'Cancel',
  },
  unpublish: {
    act: 'Take back to draft',
    title: (event: string) => `Take ${event} back to draft?`,
    text: 'Only staff can open it until you publish it again. Nothing is deleted.',
    forConfirmed: (confirmed: number) =>
      `${plural(confirmed, 'confirmed attendee')} can no longer open the event, their meetings and chats`,
    done: (event: string) => `${event} is a draft again`,
  },
  archive: {
    act: 'Archive event',
    title: (event: string) => `Archive ${event}?`,
    text: 'It stays readable for the people who took part. You can bring it back at any time.',
    forConfirmed: (confirmed: number) =>
      `The event leaves the lists of ${plural(confirmed, 'confirmed attendee')}`,
    closes: 'Nobody can register any more',
    done: (event: string) => `${event} is archived`,
  },
  restore: { act: 'Bring back from archive', done: (event: string) => `${event} is published again` },
} as const;
