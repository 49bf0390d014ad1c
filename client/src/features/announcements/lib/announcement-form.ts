import type {
  Announcement_AnnouncementFragment,
  AnnouncementSegmentInput,
  AttendeeCategory,
  CompanyKind,
} from '../../../generated/graphql';
import { answerConditions, chosenAnswers } from '../../../lib/answer-conditions';
import { messages } from '../messages';
import { toSegmentInput } from './segment';

/** A condition that may be left open. */
export type Choice = 'any' | 'yes' | 'no';

/** The fields of an announcement's form. */
export interface AnnouncementValues {
  title: string;
  text: string;
  status: 'CONFIRMED' | 'INVITED';
  category: AttendeeCategory | null;
  companyKinds: CompanyKind[];
  contacts: Choice;
  groupIds: string[];
  /** Each with its question. */
  answers: string[];
  interests: string[];
  countries: string[];
  entered: Choice;
  meetings: Choice;
  wishes: Choice;
  channels: ('portal' | 'mail')[];
}

/** The form of a new announcement, its fields in their order: to all the confirmed, in the portal. */
export const emptyAnnouncement: AnnouncementValues = {
  title: '',
  text: '',
  channels: ['portal'],
  status: 'CONFIRMED',
  category: null,
  companyKinds: [],
  contacts: 'any',
  groupIds: [],
  answers: [],
  interests: [],
  countries: [],
  entered: 'any',
  meetings: 'any',
  wishes: 'any',
};

/** A new announcement to those of the meeting program who wish for nobody yet. */
export const reminderToWish: AnnouncementValues = {
  ...emptyAnnouncement,
  ...messages.reminderToWish,
  channels: ['portal', 'mail'],
  wishes: 'no',
};

const choiceOf = (value: boolean | null | undefined): Choice =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : 'any';

/** The form of an announcement as it is. */
export const valuesOf = ({
  title,
  text,
  segment,
  inPortal,
  byMail,
}: Announcement_AnnouncementFragment): AnnouncementValues => ({
  title,
  text,
  status: segment.status === 'INVITED' ? 'INVITED' : 'CONFIRMED',
  category: segment.category ?? null,
  companyKinds: segment.companyKinds ?? [],
  contacts: choiceOf(segment.companyContacts),
  groupIds: segment.groupIds ?? [],
  answers: chosenAnswers(segment.answers ?? []),
  interests: segment.interests ?? [],
  countries: segment.countries ?? [],
  entered: choiceOf(segment.checkedIn),
  meetings: choiceOf(segment.hasMeetings),
  wishes: choiceOf(segment.hasWishes),
  channels: [...(inPortal ? (['portal'] as const) : []), ...(byMail ? (['mail'] as const) : [])],
});

const answers: Record<Choice, boolean | null> = { any: null, yes: true, no: false };

/** The segment that a form describes; fields that are not drawn yet are open. */
export const segmentOf = (values: Partial<AnnouncementValues>): AnnouncementSegmentInput => {
  const {
    status = 'CONFIRMED',
    contacts = 'any',
    entered = 'any',
    meetings = 'any',
    wishes = 'any',
  } = values;
  const { answers: chosen = [], ...others } = values;
  return toSegmentInput({
    ...others,
    answers: answerConditions(chosen),
    status,
    companyContacts: answers[contacts],
    checkedIn: answers[entered],
    hasMeetings: answers[meetings],
    hasWishes: answers[wishes],
  });
};

/** The input of the server from a form. */
export const inputOf = (values: AnnouncementValues) => ({
  title: values.title.trim(),
  text: values.text.trim(),
  segment: segmentOf(values),
  inPortal: values.channels.includes('portal'),
  byMail: values.channels.includes('mail'),
});
