import type { Announcement_AnnouncementFragment, AnnouncementSegmentInput } from '../../../generated/graphql';
import { countryName } from '../../../lib/countries';
import { messages } from '../messages';

type Segment = Announcement_AnnouncementFragment['segment'];

const list = (items: readonly string[]): string => items.join(', ');

/** A segment in words: `Speakers, from Kenya, without a meeting`. */
export function segmentWords(segment: Segment): string {
  const { words, categories, kinds } = messages;
  const { status, category, companyKinds, companyContacts, groupIds, answers, interests, countries } =
    segment;
  const { checkedIn, hasMeetings, hasWishes } = segment;
  const who = category ? categories[category] : status === 'INVITED' ? words.invited : words.confirmed;
  return list(
    [
      who,
      category && status === 'INVITED' && words.invitedOnly,
      companyKinds?.length && words.teams(list(companyKinds.map((kind) => kinds[kind]))),
      companyContacts === true && words.contacts,
      companyContacts === false && words.noContacts,
      groupIds?.length && words.groups(groupIds.length),
      answers?.length && words.answers(answers.length),
      interests?.length && words.interests(list(interests)),
      countries?.length && words.countries(list(countries.map(countryName))),
      checkedIn === true && words.entered,
      checkedIn === false && words.notEntered,
      hasMeetings === true && words.withMeetings,
      hasMeetings === false && words.withoutMeetings,
      hasWishes === true && words.withWishes,
      hasWishes === false && words.withoutWishes,
    ].filter((part) => typeof part === 'string'),
  );
}

/** A segment as the server takes it: conditions that are not set stay out. */
export function toSegmentInput(segment: Partial<Segment>): AnnouncementSegmentInput {
  const { status, category, companyKinds, companyContacts, groupIds, answers, interests, countries } =
    segment;
  const { checkedIn, hasMeetings, hasWishes } = segment;
  const conditions = {
    status,
    category,
    companyKinds,
    companyContacts,
    groupIds,
    answers: answers?.map(({ fieldId, values }) => ({ fieldId, values })),
    interests,
    countries,
    checkedIn,
    hasMeetings,
    hasWishes,
  };
  const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? null) !== null);
  return Object.fromEntries(Object.entries(conditions).filter(([, value]) => isSet(value)));
}
