/** The longest texts of a profile, for owners, staff and files alike. */
export const PROFILE_LIMITS = {
  name: 100,
  jobTitle: 200,
  organization: 200,
  introduction: 5_000,
  phone: 50,
} as const;
