import { z } from 'zod';
import { termsByGroup } from '../../core/rest/shapes';
import { clockOrNull, described, from, oneOrNull, shown, text, textOrNull, view } from '../../core/rest/view';
import { CompanyKind } from '../companies/index';
import { AttendeeCategory, AttendeeStage, AttendeeStatus } from './attendee.entity';

/** An attendee in a few words. */
export const briefView = view(
  {
    _id: text('id'),
    first_name: text('firstName'),
    last_name: text('lastName'),
    job_title: textOrNull('jobTitle'),
    organization: textOrNull('organization'),
    country: textOrNull('country'),
    avatar: textOrNull('avatar'),
    category: from('category', z.enum(AttendeeCategory)),
  },
  { id: 'Brief', description: 'An attendee in a few words.' },
);

const OWNER_AND_STAFF = 'For the owner and staff only, null to others.';

const employerView = view({
  _id: text('id'),
  name: text('name'),
  logo: textOrNull('logo'),
  kind: from('kind', z.enum(CompanyKind)),
});

export const attendeeView = view(
  {
    ...briefView.keys,
    event_id: text('eventId'),
    profile: described(textOrNull('introduction'), 'Introduction.'),
    interests: shown(
      'interests { group terms }',
      termsByGroup(),
      ({ interests }: { interests: { group: string; terms: string[] }[] }) =>
        Object.fromEntries(interests.map(({ group, terms }) => [group, terms])),
    ),
    cover: textOrNull('cover'),
    company: oneOrNull('company', employerView),
    bookmarked: from('bookmarked', z.boolean()),
    email: described(textOrNull('email'), OWNER_AND_STAFF),
    phone: described(textOrNull('phone'), OWNER_AND_STAFF),
    invite_code: described(textOrNull('inviteCode'), OWNER_AND_STAFF),
    status: described(from('status', z.enum(AttendeeStatus).nullable()), OWNER_AND_STAFF),
    checked_in_at: described(clockOrNull('checkedInAt'), OWNER_AND_STAFF),
  },
  { id: 'Attendee', description: "One user's profile in one event." },
);

/** The own profile: that of an attendee with its stage and the answers to fields of the event. */
export const ownView = view(
  {
    ...attendeeView.keys,
    stage: described(
      from('stage', z.enum(AttendeeStage)),
      'How far the person is on the way to a place; `status` is INVITED for all but CONFIRMED.',
    ),
    fields: shown(
      'answers { key values }',
      z
        .record(z.string(), z.array(z.string()))
        .meta({ description: 'Answers to fields of the event, by their keys; of a choice its id.' }),
      ({ answers }: { answers: { key: string; values: string[] }[] }) =>
        Object.fromEntries(answers.map(({ key, values }) => [key, values])),
    ),
  },
  { id: 'OwnProfile', description: 'The own profile in one event.' },
);
