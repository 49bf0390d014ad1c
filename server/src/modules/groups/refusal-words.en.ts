import type { ContactRefusalReason } from './contact-refusal.types';

/** What was refused. */
export type Contact = 'MEETING' | 'MESSAGE' | 'COMPANY';

type Words = readonly [message: string, help: string];

/** Why something is refused and what helps, in one language. */
export type RefusalWords = Record<'MEETING', Record<ContactRefusalReason, Words>> &
  Record<'MESSAGE', Pick<Record<ContactRefusalReason, Words>, 'GROUP_RULES' | 'NOT_REACHABLE'>> &
  Record<'COMPANY', Pick<Record<ContactRefusalReason, Words>, 'GROUP_RULES'>> & {
    /** Where the number of a limit comes from. */
    setBy: string;
  };

export const english: RefusalWords = {
  setBy: 'The organisers have set this number.',
  MEETING: {
    EVENT_OVER: ['This event is over.', 'Meetings can be asked for until an event ends.'],
    GROUP_RULES: [
      'The organisers’ rules do not let you ask this person for a meeting.',
      'You can accept if this person asks you. The organisers can tell you more.',
    ],
    NOT_REACHABLE: [
      'This person takes no meeting requests at the moment.',
      'Have a look at others who fit you.',
    ],
    TOO_MANY_WAITING: [
      'You have as many requests waiting for an answer as you may.',
      'Cancel one of them, or wait for an answer.',
    ],
    REQUESTS_PER_DAY: ['You have sent as many requests today as you may.', 'You can send more tomorrow.'],
    REQUESTS_IN_ALL: [
      'You have sent as many requests as you may.',
      'You can send another one when one is declined, is cancelled or expires.',
    ],
    MEETINGS_IN_ALL: [
      'One of you has as many meetings as allowed.',
      'There is room again when one of them is cancelled.',
    ],
    MEETINGS_PER_DAY: [
      'One of you has as many meetings on that day as allowed.',
      'Choose another day, or cancel a meeting on that day.',
    ],
  },
  MESSAGE: {
    GROUP_RULES: [
      'The organisers’ rules do not let you write to this person first.',
      'You can answer if this person writes to you. The organisers can tell you more.',
    ],
    NOT_REACHABLE: ['This person takes no messages at the moment.', 'Have a look at others who fit you.'],
  },
  COMPANY: {
    GROUP_RULES: [
      'The organisers’ rules do not let you ask this company for a meeting.',
      'You can accept if somebody of this company asks you. The organisers can tell you more.',
    ],
  },
};
