/** How many messages of `other` an attendee `me` has not read; both ids as SQL. */
export const unreadCountColumn = (me: string, other: string): string =>
  `coalesce((SELECT s.unread_count FROM conversation_members s WHERE s.attendee_id = ${me} AND s.other_id = ${other}), 0)`;
