/** The value of `?chat=` that opens the list instead of one conversation. */
export const ALL_CHATS = 'all';
