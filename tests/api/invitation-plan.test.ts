import { describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { createJobHandlers } from '../../server/src/jobs';
import { sendPlannedInvitations } from '../../server/src/modules/invitations/invitation-plan.service';
import { sendDueInvitations } from '../../server/src/modules/invitations/invitation.service';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildUser, signIn, signInAs } from '../support/factories';
import { PLAN, UPDATE_PLAN, useInvitations, type Plan } from '../support/invitation-scene';
import { startTwoServers } from '../support/server';
import { waitFor } from '../support/wait';

const READ = `query ($eventId: ID!) { invitationPlan(eventId: $eventId) { ${PLAN} } }`;
const PREVIEW = `query ($eventId: ID!, $language: Language!, $words: InvitationWordsInput) {
  invitationPreview(eventId: $eventId, language: $language, words: $words) { subject text } }`;
const TEST = 'mutation ($input: SendTestInvitationInput!) { sendTestInvitation(input: $input) { email } }';
const COPY = 'mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id } } }';

const scene = useInvitations();
const { update, change, invitee, mailsTo } = scene;

const read = async (eventId = scene.event.id): Promise<Plan> =>
  (await expectOk(graphql<{ invitationPlan: Plan }>(scene.server.url, READ, { eventId }, scene.manager)))
    .invitationPlan;
const preview = async (language: string, words?: object) =>
  (
    await expectOk(
      graphql<{ invitationPreview: { subject: string; text: string } }>(
        scene.server.url,
        PREVIEW,
        { eventId: scene.event.id, language, words },
        scene.manager,
      ),
    )
  ).invitationPreview;
const invite = async () => {
  await scene.server.sql('UPDATE attendees SET invitation_due_at = now() WHERE event_id = $1', [
    scene.event.id,
  ]);
  await sendDueInvitations(scene.server.app.systemContext(), { eventId: scene.event.id });
};

const ENGLISH = {
  language: 'EN',
  subject: 'Come to Lahore',
  text: 'Dear guest,\nwe open <soon>.\n\nSee https://plan.test',
};
const URDU = { language: 'UR', subject: null, text: 'ہم آپ کے منتظر ہیں۔' };
const ARABIC = { language: 'AR', subject: 'ندعوك إلى evil.test', text: null };

describe('own words', () => {
  it('stand in the mail of each language, and the standard words where there are none', async () => {
    await change({ words: [ARABIC, ENGLISH, URDU] });
    const readers = {
      EN: await invitee('EN'),
      UR: await invitee('UR'),
      AR: await invitee('AR'),
      // The event's first language.
      none: await invitee(null),
    };
    await invite();
    const [english] = await mailsTo(readers.EN);
    expect(english?.subject).toBe('Come to Lahore');
    expect(english?.text).toContain(`Hello Ada,\n\n${ENGLISH.text}\n\n${scene.event.title}, `);
    expect(english?.text).toMatch(/Complete your profile[^]*Accept the invitation: http/);
    expect(english?.text).not.toContain('you are invited');
    expect(english?.html).toContain(
      'white-space:pre-line;line-height:1.5">Dear guest,\nwe open &lt;soon&gt;.',
    );
    const [urdu] = await mailsTo(readers.UR);
    expect(urdu?.subject).toContain('مدعو کیا گیا ہے');
    expect(urdu?.text).toContain(`\n\n${URDU.text}\n\n\u2068${scene.event.title}\u2069، `);
    expect(urdu?.html).toContain('dir="rtl"');
    const [arabic] = await mailsTo(readers.AR);
    // No mail program makes a link of a subject.
    expect(arabic?.subject).toBe('\u2068ندعوك إلى evil.\u200ctest\u2069');
    expect(arabic?.text).toContain('أنت مدعوّ إلى');
    expect((await mailsTo(readers.none))[0]?.subject).toBe('Come to Lahore');
  });

  it('are kept tidy, by version, and recorded once', async () => {
    const first = await read();
    expect(first.words).toEqual([]);
    const words = [URDU, { language: 'EN', subject: ' Hello ', text: '  ' }, { language: 'AR', subject: '' }];
    const saved = await change({ words, expectedUpdatedAt: first.updatedAt });
    const kept = [{ language: 'EN', subject: 'Hello', text: null }, URDU];
    expect(saved.words).toEqual(kept);
    expect(await read()).toEqual(saved);
    expect(await change({ words })).toEqual(saved);
    const stale = await expectError(update({ words: [], expectedUpdatedAt: first.updatedAt }));
    expect(stale.extensions).toMatchObject({ code: 'CONFLICT', reason: 'STALE_EDIT' });
    const log = 'SELECT action, before, after FROM audit_entries WHERE event_id = $1';
    expect(await scene.server.sql(log, [scene.event.id])).toEqual([
      { action: 'invitation.update', before: { words: [] }, after: { words: kept } },
    ]);
  });

  it.each([
    { words: [{ language: 'EN', text: 'x'.repeat(2_001) }] },
    { words: [{ language: 'EN', subject: 'x'.repeat(121) }] },
    { words: [{ language: 'EN', subject: 'two\nlines' }] },
    { words: [ENGLISH, ENGLISH] },
    { words: null },
  ])('are refused where they are too long, or there twice (%#)', async (input) => {
    expect((await expectError(update(input))).extensions.code).toBe('BAD_USER_INPUT');
  });

  it('are shown before they are saved, and mailed as a test in the language chosen', async () => {
    const draft = await preview('UR', URDU);
    expect(draft.text).toContain(URDU.text);
    expect((await preview('UR')).text).not.toContain(URDU.text);
    await change({ words: [ENGLISH] });
    expect(await preview('EN')).toMatchObject({ subject: ENGLISH.subject });
    // What is being written is shown, not what was saved.
    expect((await preview('EN', { language: 'EN' })).subject).toContain(scene.event.title);
    for (const input of [{ language: 'EN' }, { language: 'UR', words: URDU }])
      await expectOk(
        graphql(scene.server.url, TEST, { input: { eventId: scene.event.id, ...input } }, scene.manager),
      );
    const mails = 'SELECT subject, text FROM mails WHERE event_id = $1 ORDER BY created_at';
    const [english, urdu] = await scene.server.sql<{ subject: string; text: string }>(mails, [
      scene.event.id,
    ]);
    expect(english?.subject).toBe(ENGLISH.subject);
    expect(urdu?.text).toContain(URDU.text);
  });

  it('come along with a copy of the event', async () => {
    await change({ words: [ENGLISH] });
    const input = { eventId: scene.event.id };
    const { duplicateEvent } = await expectOk(
      graphql<{ duplicateEvent: { event: { id: string } } }>(
        scene.server.url,
        COPY,
        { input },
        scene.manager,
      ),
    );
    expect((await read(duplicateEvent.event.id)).words).toEqual([ENGLISH]);
  });
});

describe('a planned time', () => {
  const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const jobs = () =>
    scene.server.sql<{ data: { sendAt: string }; at: Date }>(
      `SELECT data, start_after AS at FROM pgboss.job WHERE name = 'invitations.planned' AND data ->> 'eventId' = $1 ORDER BY start_after`,
      [scene.event.id],
    );
  /** The job of a time; more than one server may take it. */
  const send = async (sendAt: string) => {
    const job = { eventId: scene.event.id, sendAt };
    const run = () => sendPlannedInvitations(scene.server.app.systemContext(), job);
    await Promise.all([run(), run(), run()]);
    await sendDueInvitations(scene.server.app.systemContext(), { eventId: scene.event.id });
  };
  const templatesTo = async (person: { userId: string }) =>
    (await mailsTo(person)).map(({ template }) => template);

  it('invites everybody who was not invited by then, once, also without its planner', async () => {
    const planner = await buildUser(scene.server, { role: Role.MANAGER });
    const sendAt = inHours(1);
    const input = { eventId: scene.event.id, sendAt };
    await expectOk(update({ sendAt }, await signIn(scene.server, planner)));
    expect(await read()).toMatchObject({ sendAt, isMissed: false });
    expect(await jobs()).toEqual([{ data: expect.objectContaining(input) as object, at: new Date(sendAt) }]);
    await scene.server.sql(`UPDATE users SET role = 'ATTENDEE', disabled_at = now() WHERE id = $1`, [
      planner.id,
    ]);
    const [first, second] = [await invitee('EN'), await invitee('UR')];
    const invited = await invitee('EN', { invitedAt: new Date() });
    const joined = await buildAttendee(scene.server, { eventId: scene.event.id });
    await send(sendAt);
    expect(await templatesTo(first)).toEqual(['invitation']);
    expect(await templatesTo(second)).toEqual(['invitation']);
    expect([...(await templatesTo(invited)), ...(await templatesTo(joined))]).toEqual([]);
    expect(await read()).toMatchObject({ sendAt: null, isMissed: false });
    const late = await invitee('EN');
    await send(sendAt);
    expect(await templatesTo(late)).toEqual([]);
  });

  it('is moved and cancelled, and what was planned before sends nothing', async () => {
    const person = await invitee('EN');
    const [early, late] = [inHours(1), inHours(2)];
    await change({ sendAt: early });
    // Again for the same time adds no second job.
    await change({ sendAt: early });
    await change({ sendAt: late });
    expect((await jobs()).map(({ data }) => data.sendAt)).toEqual([early, late]);
    await send(early);
    expect(await templatesTo(person)).toEqual([]);
    expect((await change({ sendAt: null })).sendAt).toBeNull();
    await send(late);
    expect(await templatesTo(person)).toEqual([]);
    const log = `SELECT before, after FROM audit_entries WHERE event_id = $1 ORDER BY created_at, id`;
    expect(await scene.server.sql(log, [scene.event.id])).toEqual([
      { before: { sendAt: null }, after: { sendAt: early } },
      { before: { sendAt: early }, after: { sendAt: late } },
      { before: { sendAt: late }, after: { sendAt: null } },
    ]);
  });

  it.each([
    ['a draft', `status = 'DRAFT'`],
    ['archived', `status = 'ARCHIVED'`],
    ['over', `starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'`],
  ])('sends nothing while the event is %s, then or later, and says so', async (_state, values) => {
    const person = await invitee('EN');
    await change({ sendAt: inHours(1) });
    await scene.server.sql(`UPDATE events SET ${values} WHERE id = $1`, [scene.event.id]);
    const sendAt = new Date(Date.now() - 120_000);
    await scene.server.sql('UPDATE invitation_plans SET send_at = $2 WHERE event_id = $1', [
      scene.event.id,
      sendAt,
    ]);
    await send(sendAt.toISOString());
    expect(await read()).toMatchObject({ sendAt: sendAt.toISOString(), isMissed: true });
    await scene.server.sql(
      `UPDATE events SET status = 'PUBLISHED', starts_at = $2, ends_at = $3 WHERE id = $1`,
      [scene.event.id, scene.event.startsAt, scene.event.endsAt],
    );
    const handlers = createJobHandlers(scene.server.app.systemContext);
    await handlers
      .find(({ kind }) => kind.name === 'events.published')
      ?.run({ eventId: scene.event.id } as never);
    expect(await templatesTo(person)).toEqual([]);
    // Other changes may leave it as it is.
    expect(await change({ words: [ENGLISH], sendAt: sendAt.toISOString() })).toMatchObject({
      isMissed: true,
    });
    expect(await change({ sendAt: inHours(1) })).toMatchObject({ isMissed: false });
  });

  it.each([-1, 24 * 30])('lies ahead, before the event ends (%i hours)', async (hours) => {
    const { extensions } = await expectError(update({ sendAt: inHours(hours) }));
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

it('a planned time is kept by two servers, which send one mail to each person', async () => {
  const [one, other] = await startTwoServers();
  try {
    const event = await buildEvent(one);
    const people = await Promise.all(
      Array.from({ length: 5 }, () => buildAttendee(one, { eventId: event.id, status: 'INVITED' })),
    );
    const input = { eventId: event.id, sendAt: new Date(Date.now() + 1_500).toISOString() };
    await expectOk(graphql(other.url, UPDATE_PLAN, { input }, await signInAs(one, Role.MANAGER)));
    const mails = () =>
      one.sql<{ id: string }>(
        `SELECT a.id FROM mails m JOIN users u ON u.email = m.recipient JOIN attendees a ON a.user_id = u.id
         WHERE m.event_id = $1 ORDER BY a.id`,
        [event.id],
      );
    await waitFor(async () => (await mails()).length >= people.length, 'The invitations');
    await waitFor(async () => {
      const open = `SELECT 1 FROM pgboss.job WHERE name IN ('invitations.planned', 'attendees.invite') AND state < 'completed'`;
      return (await one.sql(open)).length === 0;
    }, 'The end of the jobs');
    expect(await mails()).toEqual(people.map(({ id }) => ({ id })).sort((a, b) => (a.id < b.id ? -1 : 1)));
  } finally {
    await one.close();
  }
});
