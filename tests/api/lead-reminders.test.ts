import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindOfLead } from '../../server/src/modules/leads/lead-reminder.service';
import { call, expectError, expectOk, graphql } from '../support/client';
import { buildStand, capture, leadsOf, type Badge } from '../support/exhibition-stand';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

const hoursAhead = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const SET = 'mutation ($input: SetLeadReminderInput!) { setLeadReminder(input: $input) { lead { id } } }';

const remind = async ({ token }: Badge, leadId: string, remindAt: string | null) =>
  (
    await call<{ lead: { viewerRemindAt: string | null } }>(
      server.url,
      token,
      'setLeadReminder',
      { leadId, remindAt },
      'lead { viewerRemindAt }',
    )
  ).lead.viewerRemindAt;

const followUp = ({ token }: Badge, leadId: string, followedUp: boolean) =>
  call<{ lead: object }>(
    server.url,
    token,
    'updateLead',
    { leadId, followedUp },
    'lead { followedUpAt followedUpBy { id } viewerRemindAt }',
  ).then(({ lead }) => lead);

const notificationsOf = ({ id }: Badge) =>
  server.sql('SELECT kind, person_id, company_id FROM notifications WHERE attendee_id = $1 ORDER BY id', [
    id,
  ]);

/** A stand with a lead of every rating. */
const buildLeads = async () => {
  const stand = await buildStand(server, 4);
  const ratings = ['COLD', null, 'WARM', 'HOT'];
  const results = await capture(
    server.url,
    stand.contact,
    stand.companyId,
    ...stand.visitors.map(({ code }, index) => ({ clientId: `${index}`, code, rating: ratings[index] })),
  );
  const [cold, unrated, warm, hot] = results.map(({ lead }) => lead?.id ?? '') as [
    string,
    string,
    string,
    string,
  ];
  return { ...stand, cold, unrated, warm, hot };
};

describe('a reminder of a lead', () => {
  it('notifies the member who set it once, and nobody else', async () => {
    const { contact, member, companyId, visitors, hot } = await buildLeads();
    const at = hoursAhead(1);
    expect(await remind(contact, hot, at)).toBe(at);
    expect(await remind(member, hot, null)).toBeNull();
    const jobs = await server.sql<{ data: Parameters<typeof remindOfLead>[1]; due: Date }>(
      `SELECT data, start_after AS due FROM pgboss.job WHERE name = 'leads.remind' AND data->>'leadId' = $1`,
      [hot],
    );
    expect(jobs.map(({ due }) => due.toISOString())).toEqual([at]);
    const run = () => remindOfLead(server.app.systemContext(), jobs[0]!.data);
    await Promise.all([run(), run()]);
    expect(await notificationsOf(contact)).toEqual([
      { kind: 'LEAD_REMINDER', person_id: visitors[3]?.id, company_id: companyId },
    ]);
    expect(await notificationsOf(member)).toEqual([]);
  });

  it('is moved and removed; its former job does nothing', async () => {
    const { contact, hot, warm, cold, companyId } = await buildLeads();
    const [first, second] = [hoursAhead(1), hoursAhead(2)];
    for (const leadId of [hot, warm, cold]) await remind(contact, leadId, first);
    expect(await remind(contact, hot, second)).toBe(second);
    expect(await remind(contact, warm, null)).toBeNull();
    await followUp(contact, cold, true);
    for (const leadId of [hot, warm, cold])
      await remindOfLead(server.app.systemContext(), { leadId, attendeeId: contact.id, remindAt: first });
    expect(await notificationsOf(contact)).toEqual([]);
    await server.sql('UPDATE attendees SET company_id = NULL, company_contact = false WHERE id = $1', [
      contact.id,
    ]);
    await remindOfLead(server.app.systemContext(), { leadId: hot, attendeeId: contact.id, remindAt: second });
    expect([await notificationsOf(contact), companyId]).toEqual([[], companyId]);
  });

  it('is of a time to come, within 90 days', async () => {
    const { contact, hot } = await buildLeads();
    for (const hours of [-1, 91 * 24]) {
      const input = { leadId: hot, remindAt: hoursAhead(hours) };
      const { extensions } = await expectError(graphql(server.url, SET, { input }, contact.token));
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.remindAt' }] });
    }
  });
});

describe('leads to follow up', () => {
  it('come by rating, those with a due reminder first, and leave with the tick', async () => {
    const { contact, member, companyId, cold, unrated, warm, hot } = await buildLeads();
    const toDo = async () =>
      (
        await leadsOf(server.url, member, companyId, { filter: { followedUp: false }, sort: 'FOLLOW_UP' })
      ).map(({ id }) => id);
    expect(await toDo()).toEqual([hot, warm, unrated, cold]);
    await server.sql('UPDATE leads SET rating = $2 WHERE id = $1', [cold, 'HOT']);
    await remind(contact, cold, hoursAhead(1));
    await server.sql(`UPDATE lead_reminders SET remind_at = now() WHERE lead_id = $1`, [cold]);
    expect(await toDo()).toEqual([cold, hot, warm, unrated]);

    expect(await followUp(contact, hot, true)).toMatchObject({
      followedUpAt: expect.any(String) as string,
      followedUpBy: { id: contact.id },
    });
    // A colleague who ticks it too changes nothing.
    expect(await followUp(member, hot, true)).toMatchObject({ followedUpBy: { id: contact.id } });
    expect(await toDo()).toEqual([cold, warm, unrated]);
    const counts = 'query ($id: ID!) { leadCounts(companyId: $id) { toFollowUp } }';
    expect(await expectOk(graphql(server.url, counts, { id: companyId }, member.token))).toEqual({
      leadCounts: { toFollowUp: 3 },
    });
    expect(await followUp(member, hot, false)).toMatchObject({ followedUpAt: null, followedUpBy: null });
  });
});
