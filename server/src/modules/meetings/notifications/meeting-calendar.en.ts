/** The words of meetings in calendars. */
export const english = {
  title: (people: string) => `Meeting with ${people}`,
  both: (one: string, other: string) => `${one} and ${other}`,
  event: (title: string) => `At ${title}.`,
};
