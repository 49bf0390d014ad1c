/** Id of the link on a person's card, so that the focus can go back to it when the profile closes. */
export const cardLinkId = (attendeeId: string): string => `attendee-${attendeeId}`;

/** The address of a page, whose search it takes, with a person's profile open over it. */
export function profileLink(search: string, attendeeId: string): string {
  const params = new URLSearchParams(search);
  params.set('person', attendeeId);
  return `?${params}`;
}
