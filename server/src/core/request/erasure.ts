import { defineHook } from './hooks';

/** The person to erase: profiles that become tombstones and, if the account is deleted too, its user. */
export interface ErasedPerson {
  /** With the tombstones of earlier removals, where the user goes. */
  attendeeIds: readonly string[];
  /** Null where the user stays. */
  userId: string | null;
  /** The address of that user. */
  email: string | null;
}

/**
 * Erases what each module keeps of a person: a listener is a statement of the module's queries. Runs in the transaction of the
 * removal, after everything else that it causes and before the profiles become tombstones and the user is deleted.
 */
export const personErasing = defineHook<ErasedPerson>('core.personErasing');
