import type { OrganiserTaskKind } from '../../../../generated/graphql';
import { formatNumber, plural } from '../../../../lib/format';
import { catalogue } from '../../../../lib/i18n';

const percent = (part: number, of: number): string => (of > 0 ? `${Math.round((part / of) * 100)}%` : '–');
/** A change, with its sign. */
const signed = (change: number): string => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
const people = (count: number): string => plural(count, 'person', 'people');

const tasks: Record<OrganiserTaskKind, (count: number) => string> = {
  APPLICATION: (count) => plural(count, 'application waits', 'applications wait'),
  MESSAGE_REPORT: (count) => `${plural(count, 'reported message')} to decide about`,
  GATE_CONFLICT: (count) => `${plural(count, 'badge')} scanned at two gates`,
  SESSION_WITHOUT_SPEAKER: (count) => `${plural(count, 'session')} soon without a speaker`,
  SESSION_WITHOUT_ROOM: (count) => `${plural(count, 'session')} soon without a room`,
  POD_WISHED_TWICE: (count) => `${plural(count, 'pod')} asked for by several requests`,
  MAIL_REFUSED: (count) => plural(count, 'refused address', 'refused addresses'),
  MAIL_FAILED: (count) => `${plural(count, 'mail')} not sent`,
  INVITATIONS_MISSED: () => 'Planned invitations were not sent',
  WEBHOOK_PAUSED: (count) => plural(count, 'paused webhook'),
  BACKUP_OLD: () => 'No backup within a day',
};

/** By the reason of the pause. */
const paused: Record<string, string> = {
  FAILING: 'Every attempt failed for 24 hours',
  GONE: 'The receiver is gone',
};

const acts: Record<OrganiserTaskKind, string> = {
  APPLICATION: 'Decide',
  MESSAGE_REPORT: 'Decide',
  GATE_CONFLICT: 'Record exit',
  SESSION_WITHOUT_SPEAKER: 'Add speaker',
  SESSION_WITHOUT_ROOM: 'Add room',
  POD_WISHED_TWICE: 'Open pods',
  MAIL_REFUSED: 'Send again',
  MAIL_FAILED: 'See why',
  INVITATIONS_MISSED: 'Choose a time',
  WEBHOOK_PAUSED: 'Resume',
  BACKUP_OLD: 'Open health',
};

/** Texts of the organisers' home. */
export const messages = catalogue('today', {
  attendeeHome: 'Home of attendees',
  organiserHome: 'Home of organisers',
  loadFailed: 'This page could not be loaded',
  notCopied: 'The browser did not allow it. Please copy by hand.',
  needs: {
    title: 'Needs you',
    none: 'Nothing waits for you',
    noneText: 'Applications, reports, gates, sessions, mails and webhooks are fine.',
    tasks,
    acts,
    checked: 'Checked',
    /** Names a button of several that read the same. */
    actOn: (act: string, name: string) => `${act}: ${name}`,
    more: (count: number) => `${formatNumber(count)} more`,
    starts: (time: string) => `starts at ${time}`,
    requests: (count: string) => `${count} requests`,
    scannedAt: (gates: string) => `Scanned at ${gates}`,
    noBackup: 'None was reported',
    backup: 'The latest backup',
    paused,
    done: {
      checked: (name: string) => `The badge of ${name} is checked`,
      GATE_CONFLICT: (name: string) => `Exit of ${name} is recorded`,
      MAIL_REFUSED: (name: string) => `Mails go to ${name} again`,
      WEBHOOK_PAUSED: (name: string) => `${name} is resumed`,
    },
  },
  doors: {
    title: 'At the doors',
    all: 'Statistics',
    inside: 'Inside now',
    entered: 'Entries today',
    of: 'Have come',
    chart: 'Entries by hour and gate',
    summary: (count: number, best: string) => `${plural(count, 'entry', 'entries')} today, most at ${best}.`,
    noEntries: 'No one has come in today.',
    otherGates: 'Other gates',
    hour: 'Hour',
  },
  day: {
    title: 'The day',
    all: 'Schedule',
    label: 'The sessions of today',
    none: 'No sessions today',
    other: 'Everyone',
  },
  before: {
    funnel: 'Getting people in',
    funnelRows: {
      invited: 'On the list',
      joined: 'Joined',
      profileComplete: 'Profile complete',
      withRequest: 'Asked for a meeting',
    },
    funnelSummary: (joined: number, invited: number) =>
      `${formatNumber(joined)} of ${people(invited)} joined, ${percent(joined, invited)}.`,
    people: 'People',
    noPeople: 'No one is on the list yet.',
    allPeople: 'Attendees',
    next: 'Next step',
    nextStep: (act: string) => `Next: ${act}`,
    allDone: 'Everything is set up',
    remind: (count: number) => `Remind the ${people(count)} who have not joined`,
    remindText: 'They have an invitation and can still take part.',
    share: 'Invite by link',
    shareText: {
      OPEN: 'Anyone with this link can register.',
      APPROVAL: 'Anyone with this link can apply.',
      INVITE_ONLY: 'Only invited people can register with it.',
      CLOSED: 'Registration is closed: only invited people can still join.',
    },
    copy: 'Copy link',
    copied: 'The link is copied',
  },
  result: {
    title: 'What came of it',
    soFar: 'What came of it so far',
    print: 'Print',
    came: (came: number, confirmed: number) =>
      came === 0
        ? `${people(confirmed)} joined; no one has come in yet.`
        : `${people(came)} came, ${percent(came, confirmed)} of those who joined.`,
    held: (held: number, accepted: number, requested: number) =>
      requested === 0
        ? 'No meetings were requested.'
        : `${plural(held, 'meeting was', 'meetings were')} held; ${percent(accepted, requested)} of ${plural(requested, 'request was', 'requests were')} accepted.`,
    bestExhibitor: (name: string, leads: number, meetings: number) =>
      `${name} made most of it, with ${[...(leads > 0 ? [plural(leads, 'lead')] : []), ...(meetings > 0 ? [plural(meetings, 'meeting')] : [])].join(' and ')}.`,
    bestSession: (title: string, stars: string) => `“${title}” was liked best, with ${stars} of 5 stars.`,
    nothing: 'No company has recorded leads or meetings.',
    compared: 'In numbers',
    before: 'Before:',
    was: (value: string, change: number) =>
      [...(change === 0 ? [] : [signed(change)]), `before ${value}`].join(' · '),
    copy: 'Copy as text',
    copied: 'The result is copied',
    measures: {
      registered: 'People',
      confirmed: 'Joined',
      checkedIn: 'Came',
      held: 'Meetings held',
      acceptance: 'Acceptance',
      messages: 'Messages',
    },
    exhibitors: 'Best exhibitors',
    company: 'Company',
    leads: 'Leads',
    meetings: 'Meetings',
    noExhibitors: 'No leads or meetings of exhibitors yet',
    sessions: 'Sessions by rating',
    session: 'Session',
    stars: 'Stars',
    ratings: 'Ratings',
    noSessions: 'No session is rated yet',
    allNumbers: 'All statistics',
  },
} as const);
