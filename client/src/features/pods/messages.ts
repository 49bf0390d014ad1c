import { counted } from '../../lib/bidi';
import { formatNumber, plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';
import { shortList } from './lib/pod-names';

/** Texts of the pods, their list and their day. */
export const messages = catalogue('pods', {
  title: 'Pods',
  count: (count: number) => plural(count, 'pod'),
  views: { label: 'View', day: 'Day', list: 'List' },
  days: 'Days of the event',
  add: 'Add pods',
  block: 'Block time',
  loadFailed: 'The pods could not be loaded',
  emptyTitle: 'There are no pods yet',
  emptyText:
    'Pods are the places where people meet. Meetings can be requested once the event has pods and meeting hours.',
  noMatchTitle: 'No pod matches',
  noMatchText: 'Try another name, place or company.',

  list: {
    label: 'Pods',
    filter: 'Filter the pods',
    search: 'Search by name, place or company',
    searchHint: 'Search pods',
    name: 'Name',
    company: 'Company',
    freeForAll: 'Free for all',
    place: 'Place',
    bookable: 'Booking',
    isBookable: 'Bookable',
    notBookable: 'Not bookable',
    use: 'Use of the day',
    useOf: (meetings: number, slots: number) =>
      slots > 0 ? `${formatNumber(meetings)} of ${plural(slots, 'slot')}` : plural(meetings, 'meeting'),
    blocks: (count: number) => plural(count, 'block'),
    edit: 'Edit pod',
    moveUp: 'Move up',
    moveDown: 'Move down',
    remove: 'Remove pod',
  },

  form: {
    newTitle: 'Add pods',
    editTitle: 'Edit pod',
    create: 'Add pods',
    save: 'Save pod',
    name: 'Name',
    nameHint: 'As it is written at the place, such as B4.',
    nameMissing: 'Enter a name.',
    names: 'Names',
    namesHint: 'One, or many: A1–A24, VIP 1–3.',
    tooMany: (max: number) => `Add at most ${formatNumber(max)} pods at once.`,
    allTaken: 'Pods with these names are there already.',
    taken: (names: readonly string[]) =>
      names.length > 1
        ? `${formatNumber(names.length)} of these are there already: ${shortList(names)}.`
        : `There is already a pod ${names[0]}.`,
    skip: 'Leave out names that are there already',
    place: 'Place',
    placeHint: 'How people find it, such as “Hall 2, left of the entrance”.',
    company: 'Company',
    companyHint:
      'Only meetings with people of this company are held there. Leave it empty to keep the pod free for all.',
    nobody: 'No company found',
    bookable: 'Meetings can be booked here',
    yes: 'Yes',
    no: 'No',
  },
  added: (names: readonly string[]) =>
    names.length > 1 ? `${plural(names.length, 'pod')} were added` : `“${names[0]}” was added`,
  saved: (name: string) => `“${name}” was saved`,
  orderSaved: (name: string) => `“${name}” has a new place in the order`,
  orderFailed: 'The new order could not be saved.',
  removed: (name: string) => `“${name}” was removed`,

  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText: 'The pod can no longer be booked. Past meetings keep its name.',
  removeMeetings: (count: number) =>
    counted(count, {
      one: '# meeting is cancelled, and both people are told.',
      other: '# meetings are cancelled, and both people of each are told.',
    }),
  removeBlocks: (count: number) =>
    counted(count, { one: '# blocked time is removed.', other: '# blocked times are removed.' }),
  removeRequests: (count: number) =>
    counted(count, {
      one: '# request that wishes for it will get any free pod.',
      other: '# requests that wish for it will get any free pod.',
    }),

  day: {
    label: 'Meetings and blocked times by pod',
    hint: 'Drag a meeting or a block to another pod or time, or drag over free time to block it. With the keyboard: Space picks one up, the arrow keys move it, Enter opens it.',
    noHoursTitle: 'No meeting hours on this day',
    noHoursText: (pods: number) =>
      `The list has ${plural(pods, 'pod')}. Meetings can be requested once the day has meeting hours.`,
    setUpHours: 'Set up meeting hours',
    notBookable: 'not bookable',
    byLabel: 'Group by',
    byTime: 'By time',
    byPod: 'By pod',
    nothing: 'Nothing planned on this day',
    nothingText: 'Meetings appear here as soon as both people agree.',
    free: 'Free all day',
    earlier: (count: number) => `Show earlier (${formatNumber(count)})`,
    hideEarlier: 'Hide earlier',
  },
  meetingOf: (one: string, other: string) => `${one} and ${other}`,
  meetingLabel: (people: string, time: string, pod: string) => `Meeting of ${people}, ${time}, ${pod}`,
  blockLabel: (title: string, time: string, pod: string) => `Blocked: ${title}, ${time}, ${pod}`,
  somebody: 'A former attendee',

  entry: {
    meeting: 'Meeting',
    block: 'Blocked time',
    people: 'People',
    title: 'Reason',
    titleMissing: 'Enter a reason.',
    pod: 'Pod',
    day: 'Day',
    from: 'Starts',
    to: 'Ends',
    timeMissing: 'Enter a time.',
    endsBeforeStart: 'The end has to be after the start.',
    move: 'Save changes',
    told: 'Both people are told when the time or the pod changes.',
    removeMeeting: 'Remove meeting',
    removeBlock: 'Remove block',
    missing: 'This is no longer planned',
    missingText: 'It was cancelled or removed in the meantime.',
    past: 'This meeting is over and stays as it was.',
  },
  blockForm: {
    title: 'Block time',
    submit: 'Block time',
    lead: 'A blocked pod is offered to nobody. Meetings that are already agreed on stay: move or cancel them first.',
    reasons: ['Cleaning', 'Reserved', 'Out of order', 'Press'],
  },
  moved: (what: string, where: string) => `${what} moved to ${where}`,
  movedTold: (what: string, where: string) => `${what} moved to ${where}. Both people are told.`,
  notMoved: (what: string, reason: string) => `${what} was not moved. ${reason}`,
  blocked: (pod: string, time: string) => `${pod} is blocked, ${time}`,
  unblocked: (pod: string, time: string) => `${pod} is free again, ${time}`,
  cancelled: (people: string) => `The meeting of ${people} was removed. Both are told.`,
  cancelTitle: (people: string) => `Remove the meeting of ${people}?`,
  cancelText: (time: string, pod: string) => `${time}, ${pod}`,
  cancelConsequences: [
    'Both people are told that the organisers removed it.',
    'Their time and the pod are free again.',
    'This cannot be undone: they can ask each other for a new time.',
  ],
  podTaken: (pod: string, by: string) => `${pod} is taken then: ${by}`,
  personBusy: (name: string, pod: string) => `${name} has another meeting then, at ${pod}`,
  isFree: 'Free',
} as const);
