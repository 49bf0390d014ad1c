/** The lines of a profile in the order of its forms, each with the part of the form and the props of its input; limits are the server's. */
export const profileLines = {
  firstName: { part: 'name', maxLength: 100, autoComplete: 'given-name' },
  lastName: { part: 'name', maxLength: 100, autoComplete: 'family-name' },
  jobTitle: { part: 'work', maxLength: 200, autoComplete: 'organization-title' },
  organization: { part: 'work', maxLength: 200, autoComplete: 'organization' },
  phone: { part: 'contact', maxLength: 50, autoComplete: 'tel', type: 'tel' },
} as const;

export type ProfileLine = keyof typeof profileLines;
type Part = (typeof profileLines)[ProfileLine]['part'];
type LineOf<P extends Part> = {
  [Name in ProfileLine]: (typeof profileLines)[Name]['part'] extends P ? Name : never;
}[ProfileLine];

export const lineNames = Object.keys(profileLines) as ProfileLine[];

/** The lines of one part of a form, each with the props of its input. */
export const linesOf = <P extends Part>(part: P) =>
  lineNames
    .filter((name) => profileLines[name].part === part)
    .map((name) => {
      const { part: _part, ...input } = profileLines[name];
      return { name: name as LineOf<P>, input };
    });

export const emptyLines = Object.fromEntries(lineNames.map((name) => [name, ''])) as Record<
  ProfileLine,
  string
>;
