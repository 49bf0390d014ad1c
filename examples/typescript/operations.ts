/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Which way through the gate. */
export type CheckInDirection =
  /** Into the event. */
  | 'IN'
  /** Out of it. */
  | 'OUT';

export type AttendeesQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type AttendeesQuery = { event: { changeCursor: string }, attendees: { nodes: Array<{ id: string, firstName: string, lastName: string, organization: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CheckInsSubscriptionVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type CheckInsSubscription = { checkInRecorded: { id: string, at: string, gate: string, direction: CheckInDirection, attendee: { id: string } } };
