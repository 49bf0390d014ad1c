import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from './client';
import { buildAttendee, buildEvent, buildUser, signInAs, type BuiltEvent } from './factories';
import { startServer, type TestServer } from './server';

export const PLAN =
  'eventId updatedAt words { language subject text } sendAt isMissed reminderDays hasMailServer';
export const UPDATE_PLAN = `mutation ($input: UpdateInvitationPlanInput!) {
  updateInvitationPlan(input: $input) { invitationPlan { ${PLAN} } } }`;

export interface Plan {
  updatedAt: string;
  words: { language: string; subject: string | null; text: string | null }[];
  sendAt: string | null;
  isMissed: boolean;
  reminderDays: number[];
  hasMailServer: boolean;
}

/** A server without jobs, and for each test an event whose invitations a manager plans. */
export const useInvitations = () => {
  const scene = {} as { server: TestServer; manager: string; event: BuiltEvent };
  beforeAll(async () => {
    scene.server = await startServer({ jobs: false });
    scene.manager = await signInAs(scene.server, Role.MANAGER);
  });
  afterAll(() => scene.server.close());
  beforeEach(async () => {
    scene.event = await buildEvent(scene.server);
  });
  const update = (input: object, token = scene.manager) =>
    graphql<{ updateInvitationPlan: { invitationPlan: Plan } }>(
      scene.server.url,
      UPDATE_PLAN,
      { input: { eventId: scene.event.id, ...input } },
      token,
    );
  const change = async (input: object): Promise<Plan> =>
    (await expectOk(update(input))).updateInvitationPlan.invitationPlan;
  /** An invited person who reads a language. */
  const invitee = async (language: string | null = null, more: object = {}) => {
    const user = await buildUser(scene.server);
    await scene.server.sql('UPDATE users SET language = $2 WHERE id = $1', [user.id, language]);
    return buildAttendee(scene.server, {
      eventId: scene.event.id,
      userId: user.id,
      status: 'INVITED',
      firstName: 'Ada',
      ...more,
    });
  };
  const mailsTo = ({ userId }: { userId: string }) =>
    scene.server.sql<{ template: string; subject: string; text: string; html: string }>(
      `SELECT m.template, m.subject, m.text, m.html FROM mails m JOIN users u ON u.email = m.recipient
       WHERE u.id = $1 ORDER BY m.created_at, m.id`,
      [userId],
    );
  return Object.assign(scene, { update, change, invitee, mailsTo });
};
