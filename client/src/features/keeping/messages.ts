import type { EventFieldAudience, ProfilePurpose } from '../../generated/graphql';
import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

/** Fields of the profile by their names. */
const names: Record<string, string> = {
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Job title',
  organization: 'Organization',
  country: 'Country',
  phone: 'Phone',
  introduction: 'Introduction',
  avatar: 'Picture',
  cover: 'Cover picture',
};

/** Texts about what an event keeps of its people. */
export const messages = catalogue('keeping', {
  open: 'What we keep and for how long',
  title: 'What we keep',
  loadFailed: 'What the event keeps could not be loaded',
  columns: ['What', 'Why', 'Who sees it', 'For how long'],
  erased: (days: number, day: string) =>
    `Everything is erased ${plural(days, 'day')} after the event, on ${day}.`,
  notErased: 'The organisers have set no day on which everything is erased.',
  soon: (day: string) => `The people of this event will be erased on ${day}.`,
  soonText: 'Export what you have to keep until then. Reports without names stay.',
  yourself: 'You can download or delete your data at any time in your account.',
  names,
  purposes: {
    NAME: 'To address you, and to show who takes part.',
    WORK: 'To be found by what you do, and where.',
    CONTACT: 'To reach you. Others see it once you have both exchanged your details.',
    INTRODUCTION: 'To know what to talk about with you.',
    PICTURE: 'To be recognised.',
  } satisfies Record<ProfilePurpose, string>,
  audiences: {
    STAFF: 'Organisers',
    GROUPS: 'Organisers and some groups',
    EVERYBODY: 'All attendees',
  } satisfies Record<EventFieldAudience, string>,
  afterEvent: (days: number) => `${plural(days, 'day')} after the event`,
  withProfile: 'As long as the profile',
});
