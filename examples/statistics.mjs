// Writes the figures of an event to statistics.csv, for a spreadsheet. Run it every hour: node statistics.mjs
import { writeFile } from 'node:fs/promises';

const podium = process.env.PODIUM ?? 'http://localhost:4000';
const token = process.env.PODIUM_TOKEN ?? 'pdm_eYZ91-6rtHK7VbVruDEHxuO-tbgBEsq-VoHv3bEE_dYUr7hdl'; // the sandbox's
const eventId = process.env.PODIUM_EVENT ?? '01980000-0000-7000-8000-00000000d0e0';

const query = `query ($eventId: ID!) {
  eventStatistics(eventId: $eventId) {
    totals { attendees confirmed checkedIn companies messages meetings }
    attendeesByCategory { key count }
    attendeesByCountry { key count }
    meetingsByStatus { key count }
    checkInsByHour { startsAt count }
  }
}`;

const response = await fetch(`${podium}/graphql`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { eventId } }),
});
const { data, errors, extensions } = await response.json();
if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);

const { totals, ...lists } = data.eventStatistics;
const rows = [
  ...Object.entries(totals).map(([name, count]) => ['totals', name, count]),
  ...Object.entries(lists).flatMap(([name, list]) =>
    list.map(({ key, startsAt, count }) => [name, startsAt ?? key ?? 'unknown', count]),
  ),
];
const cell = (value) => (/[",\n]/.test(value) ? `"${String(value).replaceAll('"', '""')}"` : value);
const lines = [['figure', 'of', 'count'], ...rows].map((row) => row.map(cell).join(','));
await writeFile('statistics.csv', `${lines.join('\r\n')}\r\n`);
console.log(`${rows.length} figures are in statistics.csv; they cost ${extensions.cost.used} points`);
