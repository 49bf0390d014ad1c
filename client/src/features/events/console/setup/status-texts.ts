import { counted } from '../../../../lib/bidi';
import { formatNumber, plural } from '../../../../lib/format';

/** Texts of publishing and archiving an event, with the checklist before it. */
export const statusTexts = {
  checklist: {
    done: (done: number, all: number) => `${done} of ${all} done`,
    isDone: 'Done',
    isOpen: 'To do',
    isOptional: 'Optional',
    /** The names of the steps; sections of the setup have those of their sections. */
    steps: {
      details: 'Details',
      registration: 'Registration',
      meetings: 'Meetings',
      interests: 'Interests',
      pods: 'Pods',
      schedule: 'Schedule',
      companies: 'Companies',
      faqs: 'Help',
      people: 'People',
    },
    /** Why a step that is open is needed. */
    why: {
      details: 'What it is about and for whom, and a cover picture.',
      registration: 'Who may become an attendee, and how.',
      meetings: 'Without meeting hours nobody can request a meeting.',
      interests: 'Matches are made of what people choose.',
      pods: 'Meetings need a place to be held at.',
      schedule: 'No sessions yet.',
      companies: 'No exhibitors, startups, IT exporters or sponsors yet.',
      faqs: 'Answers to what everybody asks: Wi-Fi, parking, entry.',
      people: 'Nobody is invited yet. Add, import or invite attendees.',
    },
    coverMissing: 'A cover picture makes the event easy to recognise.',
    /** What is still missing of the details. */
    detailsOpen: (noDescription: boolean, noCover: boolean) =>
      noDescription && noCover
        ? 'Description and cover missing'
        : noDescription
          ? 'Description missing'
          : 'Cover missing',
    uninvited: (count: number) => `${formatNumber(count)} not invited`,
    uninvitedText: (count: number) =>
      counted(count, { one: '# person is not invited yet.', other: '# people are not invited yet.' }),
    peopleDone: (confirmed: number, invited: number) =>
      `${formatNumber(confirmed)} confirmed, ${formatNumber(invited)} invited`,
    peopleNotMailed: (confirmed: number, invited: number) =>
      `${formatNumber(confirmed)} confirmed, ${formatNumber(invited)} not e-mailed`,
    peopleDue: (count: number) =>
      counted(count, {
        one: '# person is invited when you publish',
        other: '# people are invited when you publish',
      }),
    podsDone: (count: number) => plural(count, 'pod'),
    meetingsDone: (days: number, all: number) =>
      days < all ? `On ${formatNumber(days)} of ${plural(all, 'day')}` : `On ${plural(days, 'day')}`,
    interestsDone: (count: number) => plural(count, 'group'),
    scheduleDone: (count: number) => plural(count, 'entry', 'entries'),
    companiesDone: (count: number) => plural(count, 'company', 'companies'),
    faqsDone: (count: number) => plural(count, 'answer'),
    ready: 'Everything is in place.',
    notReady: 'You can publish now and add the rest later.',
    next: (step: string) => `Next: ${step}`,
    /** Of a step before this one. */
    stillOpen: (step: string) => `Still open: ${step}`,
    inviteThem: 'Invite people',
    stepOf: (place: number, all: number, step: string) => `Step ${place} of ${all} · ${step}`,
    optional: (step: string) => `Optional: ${step}`,
    chooseStep: 'Choose a step',
    progress: (done: number, all: number) => `Setup: ${done} of ${all} done`,
    line: 'Setup of the event',
  },
  publish: {
    act: 'Publish event',
    title: (event: string) => `Publish ${event}?`,
    text: 'Attendees who have confirmed can open the event at once.',
    open: 'Anyone can find it and register.',
    mails: (count: number, uninvited: number) => {
      if (count > 0) return `${plural(count, 'invitation')} will be mailed now.`;
      return uninvited > 0
        ? counted(uninvited, {
            one: 'No e-mail goes out: # person on the list is not invited. You can invite them afterwards.',
            other:
              'No e-mail goes out: # people on the list are not invited. You can invite them afterwards.',
          })
        : 'Publishing sends no e-mails.';
    },
    mailsKept: (count: number) =>
      `No mail server is set, so no e-mail is sent: ${plural(count, 'invitation')} kept in the mail log.`,
    bare: (done: number, all: number) => `Only ${done} of ${all} steps are done`,
    bareText: 'People would find an event that is almost empty.',
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
