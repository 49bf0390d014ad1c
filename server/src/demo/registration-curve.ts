import { ANNOUNCEMENTS } from './content';

/** How long registration is open before an event. */
export const REGISTRATION_DAYS = 70;

/** How many register on each day: few at first, more in the days after each announcement, and most at the end. */
const weights = Array.from({ length: REGISTRATION_DAYS }, (_, day) => {
  const sinceAnnouncements = ANNOUNCEMENTS.map(({ day: sent }) => day - REGISTRATION_DAYS - sent);
  const waves = sinceAnnouncements.filter((days) => days >= 0).map((days) => 5 * 0.6 ** days);
  const rush = 6 * 0.75 ** (REGISTRATION_DAYS - 1 - day);
  return waves.reduce((sum, wave) => sum + wave, 0.2 + day / REGISTRATION_DAYS + rush);
});
const total = weights.reduce((sum, weight) => sum + weight, 0);

/** The share of the time that has passed when this share of the people has registered. */
export function timeOfRegistration(share: number): number {
  let left = share * total;
  const day = weights.findIndex((weight) => (left -= weight) < 0);
  return day === -1 ? 1 : (day + 1 + left / (weights[day] ?? 1)) / REGISTRATION_DAYS;
}
