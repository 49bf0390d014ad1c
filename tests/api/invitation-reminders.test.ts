import { describe, expect, it } from 'vitest';
import { sendPlannedReminders } from '../../server/src/modules/invitations/invitation.service';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee } from '../support/factories';
import { useInvitations } from '../support/invitation-scene';

const scene = useInvitations();
const { update, change, invitee, mailsTo } = scene;

const COUNT =
  'query ($eventId: ID!, $days: [Int!]!) { plannedReminders(eventId: $eventId, reminders: { days: $days }) }';
const count = async (...days: number[]) =>
  (
    await expectOk(
      graphql<{ plannedReminders: number }>(
        scene.server.url,
        COUNT,
        { eventId: scene.event.id, days },
        scene.manager,
      ),
    )
  ).plannedReminders;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000);
const invited = (days: number, more: object = {}) => invitee(null, { invitedAt: daysAgo(days), ...more });
/** As the job does it on three servers at once. */
const remind = () => Promise.all([1, 2, 3].map(() => sendPlannedReminders(scene.server.app.systemContext())));
const remindersTo = async (person: { userId: string }) => {
  const mails = await mailsTo(person);
  expect(mails.every(({ template }) => template === 'planned-reminder')).toBe(true);
  return mails.length;
};
const daysPass = (days: number) =>
  scene.server.sql(
    "UPDATE attendees SET invited_at = invited_at - $2 * interval '1 day' WHERE event_id = $1",
    [scene.event.id, days],
  );

describe('planned reminders', () => {
  it('come twice to those who have not joined, after their days, and never again', async () => {
    const person = await invited(3);
    const later = await invited(2);
    const never = await invitee();
    const joined = await buildAttendee(scene.server, { eventId: scene.event.id, invitedAt: daysAgo(9) });
    await remind();
    expect(await remindersTo(person)).toBe(0);
    expect(await change({ reminderDays: [3, 7] })).toMatchObject({ reminderDays: [3, 7] });
    await remind();
    await remind();
    expect(await remindersTo(person)).toBe(1);
    expect(await remindersTo(later)).toBe(0);
    await daysPass(1);
    await remind();
    expect([await remindersTo(person), await remindersTo(later)]).toEqual([1, 1]);
    await daysPass(3);
    await remind();
    expect([await remindersTo(person), await remindersTo(later)]).toEqual([2, 1]);
    await daysPass(30);
    await remind();
    await daysPass(30);
    await remind();
    expect([await remindersTo(person), await remindersTo(later)]).toEqual([2, 2]);
    expect([await remindersTo(never), await remindersTo(joined)]).toEqual([0, 0]);
  });

  it('spare those who stopped them, whose address is refused, who were removed or disabled, or were just mailed', async () => {
    const [stopped, refused, removed, disabled, waiting, mailed] = await Promise.all(
      Array.from({ length: 6 }, () => invited(9)),
    );
    const emailOf = 'SELECT email FROM users WHERE id = $1';
    const [user] = await scene.server.sql<{ email: string }>(emailOf, [refused!.userId]);
    await scene.server.sql('INSERT INTO mail_refusals (address, user_id) VALUES ($1, $2)', [
      user!.email,
      refused!.userId,
    ]);
    await scene.server.sql(`UPDATE attendees SET status = 'REMOVED', user_id = NULL WHERE id = $1`, [
      removed!.id,
    ]);
    await scene.server.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [disabled!.userId]);
    await scene.server.sql('UPDATE attendees SET invitation_due_at = now() WHERE id = $1', [waiting!.id]);
    await scene.server.sql('UPDATE attendees SET invited_at = now() WHERE id = $1', [mailed!.id]);
    await scene.server.sql('UPDATE attendees SET mails_announcements = false WHERE id = $1', [stopped!.id]);
    const reminded = await invited(9);
    expect(await count(3, 7)).toBe(1);
    await change({ reminderDays: [3, 7] });
    await remind();
    expect(await remindersTo(reminded)).toBe(1);
    for (const person of [stopped!, refused!, removed!, disabled!, waiting!, mailed!])
      expect(await remindersTo(person)).toBe(0);
  });

  it('have the link that stops them, which the invited may follow', async () => {
    const person = await invited(3);
    await change({ reminderDays: [3] });
    await remind();
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain('/auth/invite/');
    const token = /\/mail\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const choices = 'query ($token: String!) { mailChoices(token: $token) { kind } }';
    expect(await expectOk(graphql(scene.server.url, choices, { token }))).toEqual({
      mailChoices: { kind: 'ANNOUNCEMENTS' },
    });
  });

  it.each([
    `status = 'DRAFT'`,
    `status = 'ARCHIVED'`,
    `starts_at = now() - interval '2 days', ends_at = now()`,
  ])('wait while the event has %s', async (values) => {
    const person = await invited(3);
    await change({ reminderDays: [3] });
    await scene.server.sql(`UPDATE events SET ${values} WHERE id = $1`, [scene.event.id]);
    expect(await count(3)).toBe(0);
    await remind();
    expect(await remindersTo(person)).toBe(0);
  });

  it('are counted until the end of the day in event time, before they are saved', async () => {
    await invited(3);
    // Due in the last minute of the day in the zone of the event.
    await scene.server.sql(`UPDATE events SET timezone = 'Asia/Karachi' WHERE id = $1`, [scene.event.id]);
    const [day] = await scene.server.sql<{ end: Date }>(
      `SELECT (date_trunc('day', now() AT TIME ZONE 'Asia/Karachi') + interval '1 day') AT TIME ZONE 'Asia/Karachi' AS end`,
    );
    const at = (minutes: number) => new Date(day!.end.getTime() - 3 * 86_400_000 + minutes * 60_000);
    await invitee(null, { invitedAt: at(-1) });
    await invitee(null, { invitedAt: at(1) });
    expect(await count(3)).toBe(2);
    expect(await count()).toBe(0);
    expect(await count(20)).toBe(0);
  });

  it.each([[7, 3], [3, 3], [0], [61], [1, 2, 3]].map((reminderDays) => ({ reminderDays })))(
    'are refused after $reminderDays days',
    async (input) => {
      expect((await expectError(update(input))).extensions.code).toBe('BAD_USER_INPUT');
      const days = input.reminderDays;
      const direct = `INSERT INTO invitation_plans (id, event_id, reminder_days) VALUES (gen_random_uuid(), $1, $2)`;
      await expect(scene.server.sql(direct, [scene.event.id, days])).rejects.toThrow(
        'invitation_plans_reminder_days_check',
      );
    },
  );
});
