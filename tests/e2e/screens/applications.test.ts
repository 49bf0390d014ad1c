import { newId } from '../../../server/src/core/db/ids';
import { buildApplicant } from '../../support/applications';
import { buildAttendee, buildEvent } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { describeScreens, type ScreenRow } from '../../support/screens';

const EVENT = 'Harbour Founders Day';
const [eventId, ownId] = [newId(), newId()];
const board = `/event/${eventId}/applications`;
const title = `Applications · ${EVENT} · Podium`;

/** People at every stage of a full event, whose waiting list stays; one of the demo's people waits at an event of its own. */
async function prepare(portal: Portal): Promise<void> {
  await buildEvent(portal, { id: eventId, title: EVENT, registration: 'APPROVAL', capacity: 2 });
  await buildEvent(portal, { id: ownId, title: 'Harbour Workshop', registration: 'APPROVAL' });
  const [user] = await portal.sql<{ id: string }>(
    `SELECT id FROM users WHERE email = 'invited@demo.podium.test'`,
  );
  await buildApplicant(portal, {
    stage: 'OFFERED',
    eventId: ownId,
    userId: user?.id ?? '',
    firstName: 'Ines',
    lastName: 'Costa',
  });
  for (const [stage, firstName] of [
    ['APPLIED', 'Amal'],
    ['APPLIED', 'Basma'],
    ['WAITLISTED', 'Carla'],
    ['WAITLISTED', 'Dina'],
    ['OFFERED', 'Esra'],
    ['DECLINED', 'Farah'],
  ] as const)
    await buildApplicant(portal, { stage, eventId, firstName, lastName: 'Noor' });
  await buildAttendee(portal, { eventId, firstName: 'Gita', lastName: 'Noor' });
}

const admin = (row: Omit<ScreenRow, 'as' | 'title'>): ScreenRow => ({ as: 'admin', title, ...row });

describeScreens(
  'applications',
  [
    admin({ path: board, ready: 'Amal Noor', allColours: true }),
    admin({ path: `${board}?view=waitlisted`, ready: 'Dina Noor' }),
    admin({ path: `${board}?view=offered`, ready: 'Esra Noor' }),
    admin({ path: `${board}?view=declined`, ready: 'Farah Noor' }),
    admin({ path: `${board}?view=withdrawn`, ready: 'Nobody has withdrawn' }),
    admin({
      name: 'the application of a person',
      path: board,
      ready: 'Amal Noor',
      open: async (page) => {
        await page.getByRole('button', { name: 'Amal Noor', exact: true }).click();
        const panel = page.getByRole('dialog', { name: 'Profile' });
        await panel.getByRole('button', { name: 'Approve' }).waitFor();
        await panel.getByText('Log of the line').click();
      },
    }),
    admin({
      name: 'declining a person',
      path: board,
      ready: 'Amal Noor',
      open: async (page) => {
        await page.getByRole('button', { name: 'Decline Amal Noor' }).click();
        await page.getByRole('dialog', { name: 'Decline Amal Noor?' }).waitFor();
      },
    }),
    {
      as: 'invited',
      path: `/join/${ownId}`,
      title: 'Your application · Harbour Workshop · Podium',
      ready: 'A place is free for you',
      allColours: true,
    },
    { path: '/offer/unknown', title: 'Your place · Podium', ready: 'This link does not work' },
  ],
  prepare,
);
