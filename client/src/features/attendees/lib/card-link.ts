/** Id of the link on a person's card, so that the focus can go back to it when the profile closes. */
export const cardLinkId = (attendeeId: string): string => `attendee-${attendeeId}`;
