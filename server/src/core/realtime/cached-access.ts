/** What may be known of a viewer without asking the database again. */
export interface CachedAccess {
  /** Access to events that was granted, by event id. Refusals are never kept. */
  readonly grants: Map<string, unknown>;
  /** Attendees with whom the viewer is blocked, in either direction. */
  readonly blocked: ReadonlySet<string>;
}
