import type { english } from './meeting-calendar.en';

export const arabic: typeof english = {
  title: (people) => `لقاء مع ${people}`,
  both: (one, other) => `${one} و${other}`,
  event: (title) => `في ${title}.`,
};
