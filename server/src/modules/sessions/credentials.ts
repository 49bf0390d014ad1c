import type { JoinColumnOptions } from 'typeorm';

/** A user as of one version of the credentials: what was checked for it opens nothing for a later one. */
export interface Credentials {
  userId: string;
  version: number;
}

/** The columns of a foreign key to one version of a user's credentials. */
export const credentialsKey = (foreignKeyConstraintName: string): JoinColumnOptions[] => [
  { name: 'user_id', referencedColumnName: 'id', foreignKeyConstraintName },
  { name: 'credentials_version', referencedColumnName: 'credentialsVersion', foreignKeyConstraintName },
];
