import { truncated } from '../../core/storable-text';

/** As long as a user's name may be. */
const MAX_LENGTH = 200;

interface Names {
  firstName: string;
  lastName: string;
}

/** Names as they are kept: of a person who has one, it is the first, and the last one is empty. */
export const namesOf = (names: { [Name in keyof Names]?: string | null }): Names => {
  const [firstName = '', lastName = ''] = [names.firstName, names.lastName].flatMap(
    (name) => name?.trim() || [],
  );
  return { firstName, lastName };
};

/** Both names in one text. */
export const fullName = (names: Names): string => Object.values(namesOf(names)).join(' ').trim();

/** The name of a user who is made along with a profile: two long names together would be too long for one. */
export const displayNameOf = (names: Names): string => truncated(fullName(names), MAX_LENGTH);
