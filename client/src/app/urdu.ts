import '@fontsource-variable/noto-naskh-arabic';
import dayjs from 'dayjs';
import urdu from 'dayjs/locale/ur';
import { translate } from '../lib/i18n';

const modules = import.meta.glob<Record<string, unknown>>('../**/messages.ur.ts', {
  eager: true,
  import: 'messages',
});

/** `../features/attendees/messages.ur.ts` belongs to the catalogue `attendees`. */
const catalogueOf = (path: string): string =>
  path.startsWith('./') ? 'app' : (path.split('/').at(-2) ?? '');

/** All Urdu texts by the name of their catalogue. */
export const texts = Object.fromEntries(
  Object.entries(modules).map(([path, messages]) => [catalogueOf(path), messages]),
);

/** The time of day in words takes the place of am and pm. */
function meridiem(hour: number): string {
  if (hour < 4 || hour >= 20) return 'رات';
  if (hour < 12) return 'صبح';
  return hour < 16 ? 'دوپہر' : 'شام';
}

// The type of dayjs lacks `meridiem`, which its formats do use.
const withMeridiem: ILocale & { meridiem: typeof meridiem } = { ...urdu, meridiem };

/** Texts and dates in Urdu from now on. */
export function switchToUrdu(): void {
  translate(texts);
  dayjs.locale(withMeridiem);
}
