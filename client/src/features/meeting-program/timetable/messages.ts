import type {
  MeetingProgramOrder,
  ScheduleOutcome,
  ScheduleReason,
  ScheduleRunBasis,
  ScheduleRunChange,
  ScheduleRunStatus,
} from '../../../generated/graphql';
import { counted } from '../../../lib/bidi';
import { formatNumber } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';

const meetings = (count: number) => counted(count, { one: '# meeting', other: '# meetings' });
const people = (count: number) => counted(count, { one: '# person', other: '# people' });

const orders: Record<MeetingProgramOrder, string> = {
  PROMISES_FIRST: 'Promises first',
  WISHES_FIRST: 'Wishes first',
};
const bases: Record<ScheduleRunBasis, string> = {
  PUBLISHED: 'From what is published',
  NOTHING: 'From nothing',
};
const statuses: Record<ScheduleRunStatus, string> = {
  QUEUED: 'Waiting',
  RUNNING: 'Being computed',
  DRAFT: 'Draft',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  APPLYING: 'Being published',
  APPLIED: 'Published',
  UNDOING: 'Being taken back',
  UNDONE: 'Taken back',
};
const changes: Record<ScheduleRunChange, string> = {
  ADDED: 'New',
  MOVED: 'Moved',
  KEPT: 'Kept',
  DROPPED: 'Dropped',
};
const outcomes: Record<ScheduleOutcome, string> = {
  APPLIED: 'Published',
  SKIPPED: 'Left out',
  UNDONE: 'Taken back',
  NOT_UNDONE: 'Stays',
};
/** Why two people do not meet, from the view of the first. */
const reasons: Record<ScheduleReason, string> = {
  NO_POD: 'no pod is free when both are',
  THEY_ARE_FULL: 'the other one has no place left',
  OWN_MAXIMUM: 'the own limit is reached',
  NOT_POSSIBLE: 'not free at the same time, or not to be brought together',
  COMPANY_MET: 'somebody else of the company is met',
  TIMES_TAKEN: 'all common times are taken',
  ROW_OR_WAY: 'too many in a row, or too long a way',
};
/** Why a change was not published or taken back. */
const refusals: Record<string, string> = {
  CHANGED_MEANWHILE: 'changed meanwhile by the people or by staff',
  LOCKED: 'locked',
  PAST: 'has begun already',
  MEET_ALREADY: 'the two meet already',
  NOT_POSSIBLE: 'the two are not to be brought together any more',
  PERSON_BUSY: 'a person has something else then',
  POD_TAKEN: 'the pod is taken then',
  LIMIT: 'a person has reached their limit',
  NOT_NEEDED: 'nothing was left to do',
  NOT_ALLOWED: 'the organiser may not publish any more',
  FAULT: 'an error on our side',
};

/** Texts of the timetables that organisers have made of wishes and promises. */
export const messages = catalogue('timetable', {
  title: 'Timetable',
  description: 'Drafts of all meetings, made of wishes and promises. Nothing changes until you publish one.',
  loadFailed: 'The timetables could not be loaded',
  orders,
  bases,
  statuses,
  changes,
  outcomes,
  reasons,
  refusals,
  otherRefusal: 'not possible any more',
  sections: { label: 'Part', program: 'Program', timetable: 'Timetable' },
  noProgramTitle: 'There is no meeting program yet',
  noProgramText: 'A timetable is made of the wishes and promises of a meeting program. Set that up first.',
  toProgram: 'Set up the program',
  emptyTitle: 'No timetable yet',
  emptyText:
    'Have all meetings planned at once: as many wishes and promises as pods and times allow. You get a draft to look at, and publish it when it is good.',

  plan: {
    act: 'Plan the meetings',
    busy: 'A timetable is being computed',
    busyHelp: 'One is computed at a time. Wait until it is ready, or cancel it.',
    title: 'Plan the meetings',
    submit: 'Start',
    order: 'What goes first',
    orders: {
      BOTH: 'Both, one after the other, to compare them side by side',
      PROMISES_FIRST: 'Promises first: promised numbers are kept before must-meets and likes',
      WISHES_FIRST: 'Wishes first: must-meets and likes are granted before promised numbers',
    },
    basis: 'What it starts from',
    bases: {
      PUBLISHED:
        'What is published: as little as possible is moved or dropped. Right when things have changed since.',
      NOTHING: 'Nothing: every meeting of earlier timetables may move or go, but for past and locked ones.',
    },
    hint: 'Meetings that people agreed on themselves always stay. It takes some seconds, for thousands of people up to a minute.',
  },
  running: (order: string, basis: string) => `${order}, ${basis.toLowerCase()}`,
  percent: (progress: number) => `${progress} %`,
  thenOther: 'Wishes first comes next. Please keep this page open.',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was changed.',

  runs: {
    title: 'Timetables',
    columns: { when: 'Computed', order: 'First', status: 'Status', result: 'Result', by: 'By' },
    failed: 'It could not be computed.',
  },
  named: (order: string, when: string) => `${order}, ${when}`,

  measures: {
    must: 'Must-meets',
    like: 'Likes',
    promisedMissing: 'Promised, missing',
    withoutMeeting: 'Without a meeting',
    meetings: 'Meetings',
    idle: 'Open times between',
  },
  resultOf: (must: number, against: string) =>
    [formatNumber(must), against, 'must-meets'].filter(Boolean).join(' '),
  atMost: (bound: number) => `of at most ${formatNumber(bound)}`,
  atLeast: (bound: number) => `(at least ${formatNumber(bound)})`,
  beyond: (bound: number) => `(bound ${formatNumber(bound)})`,
  noBound: '(no bound)',
  boundHint:
    'The bound is what the best choice of pairs reaches, without times. No timetable has more in all.',

  compare: {
    title: 'Side by side',
    one: 'One',
    other: 'The other',
    measure: 'Measure',
    better: 'better',
    draft: 'The timetable',
    open: 'Look at it',
  },

  draft: {
    back: 'All timetables',
    title: (when: string) => `Timetable of ${when}`,
    by: (name: string) => `by ${name}`,
    loadFailed: 'The timetable could not be loaded',
    result: 'Result',
    changes: 'Changes',
    countOf: (count: number, change: ScheduleRunChange) =>
      `${formatNumber(count)} ${changes[change].toLowerCase()}`,
    outdatedTitle: 'Something has changed since this was computed',
    outdatedText:
      'Wishes, people, times, pods or meetings are not what they were. Plan again, or publish what is still possible.',
    publish: 'Publish…',
    publishTitle: 'Publish this timetable?',
    publishAct: 'Publish',
    publishText: 'Its meetings are written into the schedules of their people, who need not answer.',
    publishNothing: 'This timetable changes nothing.',
    consequence: {
      added: (count: number) => `${meetings(count)} become part of people’s schedules.`,
      moved: (count: number) => `${meetings(count)} move to another time or pod.`,
      dropped: (count: number) => `${meetings(count)} are cancelled.`,
      told: (count: number) => `${people(count)} get one notice and one e-mail each.`,
      requests: 'Waiting requests between these people become these meetings.',
      outdated: 'What is not possible any more is left out. Afterwards you see what, and why.',
    },
    takeBack: 'Take back…',
    takeBackTitle: 'Take this timetable back?',
    takeBackAct: 'Take back',
    takeBackText: (count: number) => `${meetings(count)} go back to what they were before it was published.`,
    takeBackTold: 'Everybody whose meetings change gets one notice and one e-mail.',
    takeBackStays: 'What people or staff have changed since stays, and so does what has begun.',
    applying: 'Publishing the meetings',
    undoing: 'Taking the meetings back',
    continues: 'You may leave this page; it goes on.',
    published: (count: number) => `${meetings(count)} published`,
    takenBack: (count: number) => `${meetings(count)} taken back`,
    leftOut: (count: number) => `${formatNumber(count)} left out`,
    stay: (count: number) => `${formatNumber(count)} could not be taken back`,
    reason: (words: string, count: number) => `${formatNumber(count)}: ${words}`,
    show: 'Show them',
  },

  views: { label: 'View', board: 'Board', list: 'List', below: 'Below target', help: 'What would help' },
  notYet: {
    title: 'Nothing to see yet',
    FAILED: 'It could not be computed. Nothing was changed.',
    CANCELLED: 'It was cancelled. Nothing was changed.',
    computing: 'The draft is shown here as soon as it is computed.',
  },

  board: {
    label: 'Meetings of the draft by pod',
    days: 'Days',
    legend: 'What the draft changes',
    emptyTitle: 'No meetings on this day',
    emptyText: 'Look at another day, or at the list of all.',
  },
  pair: (one: string, other: string) => `${one} and ${other}`,
  meetingLabel: (change: string, who: string, time: string, pod: string) =>
    `${change}: ${who}, ${time}, ${pod}`,
  somebody: 'A former attendee',

  list: {
    title: 'Meetings',
    filter: 'Filter meetings',
    columns: { who: 'Who', change: 'Change', when: 'When', pod: 'Pod', before: 'Before', outcome: 'Outcome' },
    change: 'Change',
    outcome: 'Outcome',
    day: 'Day',
    pod: 'Pod',
    attendee: 'Person',
    company: 'Company',
    any: 'Any',
    clear: 'Clear filters',
    emptyTitle: 'This timetable has no meetings',
    emptyText: 'There are no wishes that pods and times allow.',
    noMatchTitle: 'No meeting matches',
    noMatchText: 'Take a filter away to see more.',
    clearFilters: 'Clear filters',
  },
  edit: {
    moveTitle: 'Move it',
    holdTitle: 'Hold it again',
    time: 'Time',
    pod: 'Pod',
    move: 'Move',
    hold: 'Hold it again',
    drop: 'Leave it out',
    noPlace: 'There is no time at which both of them and a pod are free.',
    loadFailed: 'The free places could not be loaded',
    moved: (who: string, where: string) => `${who}: moved to ${where}`,
    dropped: (who: string) => `${who}: left out`,
    added: (where: string) => `They meet at ${where}`,
    notMoved: (who: string, why: string) => `${who}: not moved. ${why}`,
    isFree: 'Free for both',
    notPossible: 'Not possible then: the slot, the pod or one of them is taken.',
    hint: 'Drag a meeting to another time or pod, or press Space on it and use the arrow keys. Places that are free for its people are lit.',
    add: 'Add a meeting',
    addTitle: 'Put two people together',
    one: 'Person',
    other: 'With',
    addAct: 'Add',
  },
  lock: {
    isLocked: 'Locked',
    lock: 'Lock',
    free: 'Unlock',
    lockMore: 'Lock several',
    freeMore: 'Unlock several',
    lockAll: (of: string) => `Lock all ${of}`,
    freeAll: (of: string) => `Unlock all ${of}`,
    ofThisPerson: 'of this person',
    atThisPod: 'at this pod',
    ofPerson: (name: string) => `of ${name}`,
    atPod: (name: string) => `at ${name}`,
    from: (time: string) => `within an hour from ${time}`,
    hint: 'No later timetable moves or drops a locked meeting. Its people may still cancel it.',
    locked: (count: number) => (count === 0 ? 'They were locked already.' : `${meetings(count)} locked`),
    freed: (count: number) => (count === 0 ? 'None of them was locked.' : `${meetings(count)} unlocked`),
  },
  meeting: {
    title: 'Meeting',
    gone: 'This meeting is not on this page any more',
    people: 'People',
    when: 'When',
    pod: 'Pod',
    before: 'Before',
    why: 'Why',
    all: (name: string) => `All meetings of ${name}`,
  },

  below: {
    title: 'Fewer meetings than promised',
    columns: { who: 'Who', got: 'Has', reasons: 'What stands in the way' },
    gotOf: (got: number, target: number) => `${got} of ${target}`,
    meetings: 'Their meetings',
    noReason: 'No wishes are left open. More wishes would help.',
    reason: (count: number, words: string) => `${formatNumber(count)}: ${words}`,
    emptyTitle: 'Everybody has what was promised',
    emptyText: 'And everybody who asked for a meeting has one.',
  },
  whyNot: {
    title: 'Why don’t these two meet?',
    one: 'Person',
    other: 'Whom they do not meet',
    same: 'Please choose two different people.',
    meet: 'They meet in this draft.',
    answer: (words: string) => `Because of this: ${words}.`,
    asking: 'Looking…',
    onlyDraft: 'Asked of drafts that are up to date. Plan again to ask.',
  },
  help: {
    title: 'What would help',
    text: 'Works out what would be possible with more room. It takes up to a minute.',
    ask: 'Work it out',
    asking: 'Working it out. This takes up to a minute.',
    failed: 'This could not be worked out',
    pods: (count: number) => counted(count, { one: 'With # more pod', other: 'With # more pods' }),
    hour: (slots: number) =>
      counted(slots, { one: 'With an hour more (# time)', other: 'With an hour more (# times)' }),
    musts: (bound: number, more: number) =>
      more > 0
        ? `${formatNumber(bound)} must-meets would be possible, ${formatNumber(more)} more than now.`
        : 'No more must-meets: pods and times are not what they lack.',
    mustsAlone: (bound: number) => `${formatNumber(bound)} must-meets would be possible.`,
    promised: (missing: number, fewer: number) =>
      fewer > 0
        ? `${formatNumber(fewer)} fewer promised meetings would be missing, ${formatNumber(missing)} in all.`
        : `${formatNumber(missing)} promised meetings would be missing, as now.`,
    tooLong: 'It took too long to compute.',
  },
} as const);
