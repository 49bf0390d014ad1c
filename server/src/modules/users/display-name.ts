/** As long as a user's name may be. */
const MAX_LENGTH = 200;

/** The name of a user who is made along with a profile: two long names together would be too long for one. */
export const displayNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName.trim()} ${lastName.trim()}`.slice(0, MAX_LENGTH);
