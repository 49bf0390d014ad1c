import { formatNumber } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';
import type { ApplicantStage, ApplicationAct } from '../lib/application';

const titles: Record<ApplicantStage, string> = {
  APPLIED: 'Your application was sent',
  WAITLISTED: 'You are on the waiting list',
  OFFERED: 'A place is free for you',
  DECLINED: 'Your application was declined',
  WITHDRAWN: 'You are not taking part',
};

const acts: Record<ApplicationAct | 'edit' | 'accept' | 'letGo', string> = {
  edit: 'Edit my answers',
  withdraw: 'Withdraw',
  accept: 'Accept the place',
  letGo: 'Let it go',
  again: 'Apply again',
};

/** Texts of the page of one's own application, and of the page of an offer's mail. */
export const messages = catalogue('application', {
  titles,
  way: 'How your application stands',
  steps: {
    sent: 'Application sent',
    APPLIED: 'The organisers decide',
    WAITLISTED: 'You are in line',
    OFFERED: 'The place is kept for you',
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn',
    place: 'You take part',
  } satisfies Record<ApplicantStage | 'sent' | 'place', string>,
  placeText: 'You then find people here, ask for meetings and plan your days.',
  sent: 'What you sent',
  sentKept: 'This can be changed again once you take part.',
  writeTo: 'We write to',
  meanwhile: 'Meanwhile',
  keepFree: (days: string) => `Keep ${days} free: a place may come at short notice.`,
  otherEvents: 'Other events',
  help: 'Help',
  applied:
    'The organisers decide who takes part. You get an e-mail as soon as they have decided, and this page shows it too.',
  full: 'All places are taken.',
  fullGroup: (group: string) => `All places for ${group} are taken.`,
  line: 'A place that comes free is offered to the first in line. You then get an e-mail and have some time to accept; after that it is offered to the next.',
  offered: 'Accept it in time. Otherwise it is offered to the next in line.',
  declined: 'The organisers decided that you cannot take part in this event.',
  withdrawn:
    'You have withdrawn, or did not accept a place in time. You can apply again; you are then at the end of the line.',
  since: 'Since',
  place: 'Place in line',
  position: (place: number) => (place === 1 ? 'You are next' : formatNumber(place)),
  until: 'Kept for you until',
  reason: 'What the organisers wrote',
  acts,
  cannotCome: 'I cannot come',
  withdrawal: {
    application: {
      title: 'Withdraw from this event?',
      text: 'You give up your place in line. You can apply again, at the end of the line.',
      act: 'Withdraw',
      done: 'You have withdrawn.',
    },
    place: {
      title: 'Give up your place?',
      text: 'Your meetings to come are cancelled, and the others are told. Your place goes to the next in line. You can ask for a place again, at the end of the line.',
      act: 'Give up my place',
      done: 'You have given up your place.',
    },
  },
  letGoMeans: 'If you let it go, the place goes to the next in line. You cannot get it back.',
  offer: {
    title: 'Your place',
    loadFailed: 'The offer could not be loaded',
    over: 'This offer is over',
    overText: 'Sign in to see how your application stands.',
    expired: 'This offer has run out',
    expiredText: 'The place was not accepted in time. Sign in to see how your application stands.',
    unknown: 'This link does not work',
    unknownText: 'It may be incomplete. Please use the link of a newer mail, or sign in.',
    accepted: 'The place is yours',
    acceptedText: 'You take part in this event. Sign in to see it.',
    letGo: 'You have let the place go',
    letGoText: 'It is offered to the next in line.',
    toEvent: 'Go to the event',
  },
} as const);
