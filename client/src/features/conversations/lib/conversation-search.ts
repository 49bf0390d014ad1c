interface Searched {
  attendee: { firstName: string; lastName: string; organization?: string | null };
  lastMessage?: { text: string } | null;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether all words of a search are in the name, the organization or the last message; accents and case ignored. */
export function matchesSearch({ attendee, lastMessage }: Searched, search: string): boolean {
  const searched = plain(
    [attendee.firstName, attendee.lastName, attendee.organization, lastMessage?.text].join(' '),
  );
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
