import type { Rule } from '../../core/request/authorization';
import type { Viewer } from '../../core/request/context';
import { isStaff, Role } from '../../core/auth/roles';
import { AttendeeStage, AttendeeStatus } from './attendee.entity';
import type { Attendee, AttendeeFilter } from './attendee.types';

type AttendeeRule = Rule<Viewer, Pick<Attendee, 'userId'>>;
type ConfirmedRule = Rule<Viewer, Pick<Attendee, 'userId' | 'profileStatus'>>;

const isOwn: AttendeeRule = (viewer, attendee) => viewer.userId === attendee.userId;
const isRemoved = ({ profileStatus }: Pick<Attendee, 'profileStatus'>): boolean =>
  profileStatus === AttendeeStatus.REMOVED;
const isReachable: ConfirmedRule = (viewer, attendee) =>
  viewer.role === Role.ATTENDEE &&
  !isOwn(viewer, attendee) &&
  attendee.profileStatus === AttendeeStatus.CONFIRMED;

/** The stage of a profile; of the application before it takes part. */
export const stageOf = ({
  profileStatus,
  applicationStage,
}: Pick<Attendee, 'profileStatus' | 'applicationStage'>): AttendeeStage =>
  profileStatus === AttendeeStatus.REMOVED ? AttendeeStage.WITHDRAWN : (applicationStage ?? profileStatus);

type PrivateFilter = Pick<
  AttendeeFilter,
  'status' | 'statuses' | 'stages' | 'invited' | 'groupIds' | 'checkedIn' | 'verified' | 'email'
>;

/** Filters of a list are as private as the fields that it shows. */
const filterPrivate: Rule<Viewer, PrivateFilter> = (viewer, filter) =>
  isStaff(viewer.role) ||
  (filter.status ??
    filter.statuses ??
    filter.stages ??
    filter.invited ??
    filter.groupIds ??
    filter.checkedIn ??
    filter.verified ??
    filter.email ??
    null) === null;

/** Access rules of an attendee, for viewers who may enter the event. */
export const attendeePolicy = {
  /** E-mail, phone, status, entry. */
  readPrivate: ((viewer, attendee) => isOwn(viewer, attendee) || isStaff(viewer.role)) satisfies AttendeeRule,
  /** The code of an INVITED profile sets a password, so it is never shown; that of a CONFIRMED one opens the door only. */
  readEntryCode: ((viewer, attendee) =>
    attendee.profileStatus === AttendeeStatus.CONFIRMED &&
    (isOwn(viewer, attendee) || isStaff(viewer.role))) satisfies ConfirmedRule,
  /** An invited profile is not yet one of the attendees; a removed one is only a name in what was. */
  read: ((viewer, attendee) =>
    !isRemoved(attendee) &&
    (attendee.profileStatus === AttendeeStatus.CONFIRMED ||
      isOwn(viewer, attendee) ||
      isStaff(viewer.role))) satisfies ConfirmedRule,
  /** Status, groups, entries and addresses are known to staff alone. */
  filter: filterPrivate,
  /** Whether ALREADY_ATTENDEE names the owner of an address: for viewers who may read addresses, tokens by their scopes. */
  readDuplicate: (({ role, api }) =>
    isStaff(role) &&
    (!api || (api.scopes.has('ATTENDEES_READ') && api.scopes.has('CONTACTS_READ')))) satisfies (
    viewer: Viewer,
  ) => boolean,
  message: isReachable,
  requestMeeting: isReachable,
};
