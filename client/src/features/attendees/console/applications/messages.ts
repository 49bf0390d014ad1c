import type { ApplicationDecision, PlaceLogKind, SkipReason } from '../../../../generated/graphql';
import { formatNumber, plural } from '../../../../lib/format';
import { catalogue } from '../../../../lib/i18n';
import type { BoardStage } from '../../lib/board';

const people = (count: number): string => plural(count, 'person', 'people');
const acts: Record<ApplicationDecision, string> = { APPROVE: 'Approve', DECLINE: 'Decline' };
const done: Record<ApplicationDecision, string> = { APPROVE: 'approved', DECLINE: 'declined' };

const reasons: Record<SkipReason, string> = {
  NOT_DECIDABLE: 'changed meanwhile',
  EMAIL_NOT_VERIFIED: 'e-mail address not confirmed',
  HAS_TAKEN_PART: 'has taken part meanwhile',
};

const unchanged = (skipped: SkipReason[]): string[] =>
  skipped.length > 0
    ? [
        `${people(skipped.length)} not changed: ${[...new Set(skipped)].map((one) => reasons[one]).join(', ')}`,
      ]
    : [];

/** Texts of the board of applications. */
export const messages = catalogue('applications', {
  title: 'Applications',
  loadFailed: 'The application could not be loaded',
  stage: 'Stage',
  stages: {
    APPLIED: 'Applied',
    WAITLISTED: 'Waiting',
    OFFERED: 'Offered',
    CONFIRMED: 'Confirmed',
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn',
  } satisfies Record<BoardStage, string>,
  withCount: (name: string, count: number) => `${name} · ${formatNumber(count)}`,
  people,
  columns: {
    name: 'Name',
    jobTitle: 'Title',
    organization: 'Organization',
    since: 'Since',
    position: 'Place in line',
    full: 'Waits for',
    until: 'Kept until',
    reason: 'Reason',
    groups: 'Groups',
    country: 'Country',
    email: 'E-mail',
    decision: 'Decision',
  },
  event: 'the event',
  empty: {
    APPLIED: 'No application waits for you',
    WAITLISTED: 'Nobody waits for a place',
    OFFERED: 'No place is offered at the moment',
    CONFIRMED: 'Nobody takes part yet',
    DECLINED: 'Nobody was declined',
    WITHDRAWN: 'Nobody has withdrawn',
  } satisfies Record<BoardStage, string>,
  emptyText: {
    APPLIED: 'Where registration asks for approval, those who apply stand here until you decide.',
    WAITLISTED: 'Where all places are taken, those who come next wait here in their order.',
  } as Partial<Record<BoardStage, string>>,
  toRegistration: 'Registration and places of this event',
  noMatchTitle: 'Nobody matches these filters',
  noMatchText: 'Try fewer filters or another spelling.',
  clearFilters: 'Clear filters',
  acts,
  actOn: (decision: ApplicationDecision, who: string) => `${acts[decision]} ${who}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo the decision about ${name}`,
  decided: (decision: ApplicationDecision, who: string, waitlisted: number, skipped: SkipReason[]) =>
    [
      `${who} ${done[decision]}`,
      ...(waitlisted > 0 ? [`approved, but waiting for a place: ${formatNumber(waitlisted)}`] : []),
      ...unchanged(skipped),
    ].join('; '),
  undone: (count: number, skipped: SkipReason[]) =>
    [`The decision about ${people(count)} is undone`, ...unchanged(skipped)].join('; '),
  tooMany: (most: number) => `Choose at most ${formatNumber(most)} people at once.`,
  decline: {
    title: (who: string) => `Decline ${who}?`,
    text: 'They get an e-mail in ten minutes. Until then you can undo it.',
    reason: 'Reason (optional)',
    reasonHint: 'It stands in the e-mail and on their page.',
  },
  keys: 'Keys',
  keyHints: [
    ['J', 'next'],
    ['K', 'previous'],
    ['A', 'approve'],
    ['D', 'decline'],
    ['U', 'undo'],
  ],
  panel: {
    title: 'Application',
    stage: 'Stage',
    since: 'Since',
    position: 'Place in line',
    full: 'Waits for',
    until: 'Place kept until',
    reason: 'Reason',
    log: 'Log of the line',
    kinds: {
      APPLIED: 'Applied',
      APPROVED: 'Approved',
      DECLINED: 'Declined',
      UNDONE: 'Decision undone',
      WAITLISTED: 'Waits at the end of the line',
      OFFERED: 'Offered a place',
      CONFIRMED: 'Took a place',
      EXPIRED: 'Offer not answered in time',
      LET_GO: 'Let the offer go',
      WITHDRAWN: 'Withdrawn',
      REMOVED: 'Removed',
    } satisfies Record<PlaceLogKind, string>,
    logFull: (what: string) => `for ${what}`,
    logFailed: 'The log could not be loaded',
    by: (name: string) => `by ${name}`,
    logPosition: (position: number) => `place ${formatNumber(position)} in line`,
    logUntil: (moment: string) => `kept until ${moment}`,
  },
} as const);
