import { describe, expect } from 'vitest';
import { Role } from '../../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../../support/browser';
import { buildAttendee, buildEvent, buildUser } from '../../support/factories';
import { sampledTest, useWarmPortal } from '../../support/warm-portal';

describe.skipIf(!browserPath)('the import of a schedule', () => {
  const portal = useWarmPortal();

  sampledTest(
    'takes pasted rows whose errors are corrected by value, and the schedule shows them',
    async () => {
      const event = await buildEvent(portal);
      const { id: userId } = await buildUser(portal, { email: `ada.${event.id}@example.test` });
      await buildAttendee(portal, {
        eventId: event.id,
        userId,
        firstName: 'Ada',
        lastName: 'King',
        category: 'SPEAKER',
      });
      const { id: manager } = await buildUser(portal, { role: Role.MANAGER });
      const { page, complaints } = await portal.openAs(manager, DESKTOP);
      await page.goto(`/event/${event.id}/schedule`);
      await page.getByRole('link', { name: 'Import', exact: true }).click();
      await page
        .getByLabel('Or paste rows')
        .fill(
          [
            'Title\tDay\tStart\tEnd\tRoom\tSpeakers\tKind',
            `Opening\tDay 1\t9:00\t9:30\tHall 1\tada.${event.id}@example.test\t`,
            'Coffee\tDay 1\t9:30\t10:00\tFoyer\t\tBreak',
            `Trade talk\tDay 1\t10 am\t11 am\tHall 1\tada.${event.id}@exmaple.test\t`,
            'Panel\tDay 1\t11:00\t12:00\tHall 1\t\tDiscussion',
            'Closing\tDay 1\t16:00\t17:00\tHall 1\t\tSession',
          ].join('\n'),
        );
      await page.getByRole('button', { name: 'Use these rows' }).click();
      await page.getByText('5 rows found.').waitFor();
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page.getByText('2 rows have an error.').waitFor();

      await page.getByRole('button', { name: `Take as ada.${event.id}@example.test` }).click();
      const kinds = page.getByRole('group', { name: 'What becomes of “Discussion”' });
      await kinds.getByRole('button', { name: 'Leave out' }).click();
      await page.getByRole('button', { name: 'Check again with 2 changes' }).click();
      await page.getByText('Every row is fine.').waitFor();
      await page.getByRole('button', { name: 'Import 5 sessions and breaks' }).click();
      await page.getByText('5 sessions and breaks imported').waitFor();

      await page.getByRole('link', { name: 'See schedule' }).click();
      await page.getByRole('button', { name: /Closing/ }).waitFor();
      for (const title of ['Opening', 'Coffee', 'Trade talk', 'Panel'])
        expect(await page.getByRole('tabpanel').getByText(title).first().isVisible()).toBe(true);
      expect(
        await portal.sql(
          `SELECT a.title, a.kind, count(s.*)::int AS speakers FROM activities a LEFT JOIN activity_speakers s ON s.activity_id = a.id
         WHERE a.event_id = $1 GROUP BY a.id ORDER BY a.starts_at`,
          [event.id],
        ),
      ).toEqual([
        { title: 'Opening', kind: 'SESSION', speakers: 1 },
        { title: 'Coffee', kind: 'BREAK', speakers: 0 },
        { title: 'Trade talk', kind: 'SESSION', speakers: 1 },
        { title: 'Panel', kind: 'SESSION', speakers: 0 },
        { title: 'Closing', kind: 'SESSION', speakers: 0 },
      ]);
      expect(complaints).toEqual([]);
    },
  );
});
