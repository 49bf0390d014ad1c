/** A link that opens a mail to an address, whatever is in it: `a?bcc=b@c` is one address and no copy to another. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
