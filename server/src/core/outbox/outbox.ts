/** Something that happened, for the subscribers of `topic`. The payload carries ids only: receivers load what they may see. */
export interface DomainEvent {
  topic: string;
  payload: unknown;
}
