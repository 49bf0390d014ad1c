import { ForeignKey } from 'typeorm';

/** A user as of one version of the credentials: what was checked for it opens nothing for a later one. */
export interface Credentials {
  userId: string;
  version: number;
}

/** A foreign key to one version of a user's credentials. */
export const CredentialsKey = (name: string): ClassDecorator =>
  ForeignKey('users', ['userId', 'credentialsVersion'], ['id', 'credentialsVersion'], {
    name,
    onDelete: 'CASCADE',
    deferrable: 'INITIALLY DEFERRED',
  });
