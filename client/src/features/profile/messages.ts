/** Every text of the Profile modal and the entry code. */
export const messages = {
  title: 'Profile',
  edit: 'Edit Profile',
  introduction: 'Introduction',
  none: 'N/A',
  interests: 'Interests',
  operatesIn: 'Operates In',
  entryCode: 'Entry code',
  entryHint: 'Show it at the door.',
  enlarge: 'Show the entry code on the whole screen',
  qrTitle: 'QR code for entry',
  shrink: 'Close the entry code',
  loadFailed: 'Your profile could not be loaded',
  coverOf: (name: string) => `Cover of ${name}`,
} as const;
