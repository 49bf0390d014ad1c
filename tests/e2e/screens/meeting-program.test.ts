import type { Page } from 'playwright-core';
import { newId } from '../../../server/src/core/db/ids';
import { DEMO_EVENT_ID } from '../../support/demo-event';
import { buildAttendee, buildEvent, buildPod } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { describeScreens, type ScreenRow } from '../../support/screens';
import { buildRun } from '../../support/timetables';
import { buildProgram, buildWish } from '../../support/wishes';

const EVENT = 'Harbour Buyers Day';
const [eventId, plainId, newestId] = [newId(), newId(), newId()];
const program = `/event/${eventId}/meeting-program`;
const draft = `${program}/timetable/${newestId}`;
const title = `Meeting program · ${EVENT} · Podium`;
const timetable = `Timetable · ${EVENT} · Podium`;

const measures = { must: 1, like: 0, promisedMissing: 0, withoutMeeting: 1 };

/** An event with wishes, and a draft that adds a meeting and moves one; and one without a program. */
async function prepare(portal: Portal): Promise<void> {
  const here = { eventId };
  const event = await buildEvent(portal, { id: eventId, title: EVENT });
  await buildEvent(portal, { id: plainId, title: EVENT });
  await buildProgram(portal, eventId);
  const people = await Promise.all(
    ['Amal', 'Basma', 'Carla', 'Dina'].map((firstName) =>
      buildAttendee(portal, { ...here, firstName, lastName: 'Noor' }),
    ),
  );
  const [amal, basma, carla, dina] = people.map(({ id }) => id) as [string, string, string, string];
  const [oak, elm] = [
    await buildPod(portal, { ...here, name: 'Oak' }),
    await buildPod(portal, { ...here, name: 'Elm' }),
  ];
  await buildWish(portal, amal, { toAttendeeId: basma }, 'MUST');
  await buildRun(
    portal,
    event,
    [
      { people: [amal, basma], podId: oak.id, slot: 0 },
      { people: [carla, dina], podId: elm.id, slot: 2, change: 'MOVED', old: { slot: 1, podId: oak.id } },
    ],
    {
      id: newestId,
      bound: JSON.stringify(measures),
      measures: JSON.stringify({ ...measures, meetings: 2, idle: 0 }),
    },
  );
}

const openMeeting = async (page: Page) => {
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Amal Noor and Basma Noor/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it out' }).waitFor();
};

const admin = (row: Omit<ScreenRow, 'as'>): ScreenRow => ({ as: 'admin', ...row });

describeScreens(
  'the meeting program',
  [
    admin({ path: program, title, ready: 'Ready for a timetable?', allColours: true }),
    admin({ path: `/event/${plainId}/meeting-program`, title, ready: 'Meetings are asked for one by one' }),
    admin({ path: `${program}/timetable`, title: timetable, ready: 'Timetables' }),
    admin({ path: draft, title: timetable, ready: 'Basma Noor', allColours: true }),
    admin({
      name: 'a meeting of a draft',
      path: draft,
      title: timetable,
      ready: 'Basma Noor',
      open: openMeeting,
    }),
    admin({ path: `${draft}?view=list`, title: timetable, ready: '1–2 of 2' }),
    admin({ path: `${draft}?view=below`, title: timetable, ready: 'Everybody has what was promised' }),
    { as: 'executive', path: draft, title: timetable, ready: 'Basma Noor' },
    {
      as: 'attendee',
      path: `/event/${DEMO_EVENT_ID}?modal=wishes`,
      title: 'Explore · Digital Futures Forum · Podium',
      ready: 'Must-meets',
      allColours: true,
    },
  ],
  prepare,
);
