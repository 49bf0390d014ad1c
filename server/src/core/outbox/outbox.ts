/** Topic of the outbox rows that become jobs: written with what causes them, and taken out in the transaction that adds the job. */
export const JOB_TOPIC = 'job';

/** Something that happened, for the subscribers of `topic`. The payload carries ids only: receivers load what they may see. */
export interface DomainEvent {
  topic: string;
  payload: unknown;
}
