import { describe, expect, it } from 'vitest';
import { CITIES } from './content';
import { cityAt, demoEvents } from './demo-events';
import { HOUR, MINUTE, timeIn } from './event-clock';

const noPictures = {
  portraits: { woman: [], headscarf: [], man: [] },
  logos: new Map<string, string>(),
  companyCovers: new Map<string, string>(),
  eventCovers: new Map<string, string>(),
  articleCovers: new Map<string, string>(),
};

/** Days before and after the changes of clocks in both hemispheres. */
const DAYS = ['2027-01-13', '2027-07-01', '2027-11-07'];

describe('the city of the demo', () => {
  it.each(DAYS)('is one where it is between 09:30 and 12:30 at every minute of %s', (day) => {
    const times: number[] = [];
    const cities = new Set<string>();
    for (let minute = 0; minute < 24 * 60; minute++) {
      const now = new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE);
      const { city, timezone } = cityAt(now);
      times.push(timeIn(timezone, now.getTime()));
      cities.add(city);
    }
    expect([Math.min(...times), Math.max(...times)]).toEqual([9.5 * HOUR, 12.5 * HOUR - MINUTE]);
    expect(cities).toEqual(new Set(CITIES.map(({ city }) => city)));
  });

  it('is the only one that the texts of the event name', () => {
    const names = [...CITIES.map(({ city }) => city), 'Dubai'];
    for (let hour = 0; hour < 24; hour += 3) {
      const now = new Date(Date.UTC(2027, 2, 10, hour));
      const { city, region } = cityAt(now);
      const [forum] = demoEvents({ now, passwordHash: '', pictures: noPictures });
      const { events, activities, faqs, insights, announcements, pods } = forum?.tables ?? {};
      const texts = JSON.stringify([events, activities, faqs, insights, announcements, pods]);
      expect(names.filter((name) => texts.includes(name))).toEqual([city]);
      expect(events?.[0]?.description).toContain(`the digital economy ${region}: founders`);
    }
  });
});
