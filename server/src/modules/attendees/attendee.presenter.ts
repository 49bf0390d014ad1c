import { z } from 'zod';
import { termsByGroup, wallClockTime } from '../../core/rest/shapes';
import { toWallClockOrNull } from '../../core/rest/wall-clock';
import { CompanyKind } from '../companies/index';
import { AttendeeCategory, AttendeeStatus } from './attendee.entity';
import type { Attendee } from './attendee.types';

/** Selections of an attendee for `/v1`, short and in full. */
export const BRIEF_FIELDS = 'id firstName lastName jobTitle organization country avatar category';
export const ATTENDEE_FIELDS = `${BRIEF_FIELDS} eventId introduction cover bookmarked email phone inviteCode status checkedInAt
  company { id name logo kind } interests { group terms }`;

/** An attendee as the first selection gives it. */
export type BriefData = Pick<
  Attendee,
  'id' | 'firstName' | 'lastName' | 'jobTitle' | 'organization' | 'country' | 'avatar' | 'category'
>;

/** An attendee as the second selection gives it. */
export interface AttendeeData extends BriefData {
  eventId: string;
  introduction: string | null;
  cover: string | null;
  bookmarked: boolean;
  email: string | null;
  phone: string | null;
  inviteCode: string | null;
  status: AttendeeStatus | null;
  checkedInAt: string | null;
  company: { id: string; name: string; logo: string | null; kind: CompanyKind } | null;
  interests: { group: string; terms: string[] }[];
}

const brief = {
  _id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  job_title: z.string().nullable(),
  organization: z.string().nullable(),
  country: z.string().nullable(),
  avatar: z.string().nullable(),
  category: z.enum(AttendeeCategory),
};

export const briefShape = z.object(brief).meta({ id: 'Brief', description: 'An attendee in a few words.' });

const ownerAndStaff = { description: 'For the owner and staff only, null to others.' };

export const attendeeShape = z
  .object({
    ...brief,
    event_id: z.string(),
    profile: z.string().nullable().meta({ description: 'What one says of oneself.' }),
    interests: termsByGroup(),
    cover: z.string().nullable(),
    company: z
      .object({ _id: z.string(), name: z.string(), logo: z.string().nullable(), kind: z.enum(CompanyKind) })
      .nullable(),
    bookmarked: z.boolean(),
    email: z.string().nullable().meta(ownerAndStaff),
    phone: z.string().nullable().meta(ownerAndStaff),
    invite_code: z.string().nullable().meta(ownerAndStaff),
    status: z.enum(AttendeeStatus).nullable().meta(ownerAndStaff),
    checked_in_at: wallClockTime().nullable().meta(ownerAndStaff),
  })
  .meta({ id: 'Attendee', description: "One user's profile in one event." });

/** An attendee in a few words of `/v1`. */
export const presentBrief = (attendee: BriefData): z.output<typeof briefShape> => ({
  _id: attendee.id,
  first_name: attendee.firstName,
  last_name: attendee.lastName,
  job_title: attendee.jobTitle,
  organization: attendee.organization,
  country: attendee.country,
  avatar: attendee.avatar,
  category: attendee.category,
});

/** An attendee in the words of `/v1`. */
export const presentAttendee = (
  attendee: AttendeeData,
  timezone: string,
): z.output<typeof attendeeShape> => ({
  ...presentBrief(attendee),
  event_id: attendee.eventId,
  profile: attendee.introduction,
  interests: Object.fromEntries(attendee.interests.map(({ group, terms }) => [group, terms])),
  cover: attendee.cover,
  company: attendee.company && {
    _id: attendee.company.id,
    name: attendee.company.name,
    logo: attendee.company.logo,
    kind: attendee.company.kind,
  },
  bookmarked: attendee.bookmarked,
  email: attendee.email,
  phone: attendee.phone,
  invite_code: attendee.inviteCode,
  status: attendee.status,
  checked_in_at: toWallClockOrNull(attendee.checkedInAt, timezone),
});
