/** Column of `attendees` for each property of the GraphQL type; what no field asks for is not read. */
const columns: Record<string, string> = {
  eventId: 'a.event_id',
  firstName: 'a.first_name',
  lastName: 'a.last_name',
  jobTitle: 'a.job_title',
  organization: 'a.organization',
  introduction: 'a.introduction',
  country: 'a.country',
  avatar: 'a.avatar',
  cover: 'a.cover',
  category: 'a.category',
};

const owner = { userId: 'a.user_id' };

/** Columns that field resolvers read, by the field. */
const behind: Record<string, Record<string, string>> = {
  event: { eventId: 'a.event_id' },
  company: { companyId: 'a.company_id' },
  isViewer: owner,
  email: { ...owner, sharesEmail: 'a.shares_email', profileStatus: 'a.status' },
  removed: { profileStatus: 'a.status' },
  invitedAt: { ...owner, mailedAt: 'a.invited_at' },
  phone: { ...owner, phoneNumber: 'a.phone' },
  inviteCode: { ...owner, entryCode: 'a.invite_code' },
  status: { ...owner, profileStatus: 'a.status' },
  updatedAt: { ...owner, changedAt: 'a.updated_at' },
  checkedInAt: { ...owner, enteredAt: 'a.checked_in_at' },
  viewerCanMessage: { ...owner, profileStatus: 'a.status' },
  viewerCanRequestMeeting: { ...owner, profileStatus: 'a.status' },
};

const always = { id: 'a.id' };
const listing = (entries: Record<string, string>): string =>
  Object.entries(entries)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(', ');

const known = new WeakMap<ReadonlySet<string>, string>();

const selectList = (fields: ReadonlySet<string>): string => {
  const chosen: Record<string, string> = { ...always };
  for (const field of fields) {
    if (columns[field]) chosen[field] = columns[field];
    Object.assign(chosen, behind[field]);
  }
  return listing(chosen);
};

/** The select list for these fields of an Attendee; made once per set, and the set is one per document. */
export const attendeeColumnsFor = (fields: ReadonlySet<string>): string => {
  const list = known.get(fields) ?? selectList(fields);
  known.set(fields, list);
  return list;
};

/** The select list for everything an Attendee may be asked for. */
export const allAttendeeColumns = listing({
  ...always,
  ...columns,
  ...Object.assign({}, ...Object.values(behind)),
});
