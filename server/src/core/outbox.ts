/** Something that happened, for whoever listens to `topic`. The payload carries ids only: receivers load what they may see. */
export interface DomainEvent {
  topic: string;
  payload: unknown;
}
