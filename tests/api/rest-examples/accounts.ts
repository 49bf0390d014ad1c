import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '../../../server/src/modules/users/passwords/passwords';
import { buildAttendee, buildEvent, buildUser, insert, type BuiltEvent } from '../../support/factories';
import type { TestSql } from '../../support/server';

/** How a row is called once, with success. */
interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Called by a manager. */
  managed?: boolean;
}

const PASSWORD = 'a-long-enough-password';
const OTP = '123456';
const RESET_TOKEN = randomUUID();

const newEmail = () => `${randomUUID()}@example.test`;
const soon = () => new Date(Date.now() + 600_000);

/** Somebody who has asked for a code, and somebody who has got a token for one. */
const forgetful = async (db: TestSql): Promise<string> => {
  const [asking, holding] = [await buildUser(db), await buildUser(db)];
  const codeHash = await hashPassword(OTP);
  await insert(db, 'one_time_codes', {
    userId: asking.id,
    credentialsVersion: 1,
    requester: randomBytes(32),
    codeHash,
    expiresAt: soon(),
  });
  const tokenHash = createHash('sha256').update(RESET_TOKEN).digest();
  await insert(db, 'password_tokens', {
    tokenHash,
    userId: holding.id,
    credentialsVersion: 1,
    expiresAt: soon(),
  });
  return asking.email;
};

/** Accounts, users and joining; the viewer attends `event`. */
export const accountExamples = async (db: TestSql, event: BuiltEvent): Promise<Record<string, Example[]>> => {
  const open = await buildEvent(db, { registration: 'OPEN', timezone: 'Asia/Karachi' });
  const invited = await buildAttendee(db, { eventId: event.id, status: 'INVITED' });
  const { inviteCode: code } = invited;
  const person = { first_name: 'Ada', last_name: 'King' };
  const profile = { job_title: 'Engineer', organization: 'Analytical Ltd', country: 'GB' };
  return {
    'post /auth/create-account': [{ body: { email: newEmail(), password: PASSWORD, displayName: 'Ada' } }],
    'post /auth/request-otp': [{ body: { email: newEmail() } }],
    'post /auth/verify-otp': [{ body: { email: await forgetful(db), otp: OTP } }],
    'post /auth/update-password': [{ body: { reset_token: RESET_TOKEN, password: PASSWORD } }],
    'get /users': [{ managed: true, query: { search: 'person', pageSize: '2' } }],
    'post /users': [{ managed: true, body: { email: newEmail(), displayName: 'Ada', role: 'MANAGER' } }],
    'put /users/:id': [
      {
        managed: true,
        params: { id: (await buildUser(db)).id },
        body: { displayName: 'Eva', disabled: true },
      },
    ],
    'delete /users/:id': [{ managed: true, params: { id: (await buildUser(db)).id } }],
    'post /auth/verify-code': [{ body: { code } }],
    'get /events/info/:id/:code': [{ params: { id: event.id, code } }],
    'post /auth/set-password': [{ body: { code, password: PASSWORD } }],
    'post /auth/register': [
      { body: { event_id: open.id, email: newEmail(), password: PASSWORD, ...person, ...profile } },
    ],
    'get /events/join/:id': [{ params: { id: event.id } }, { params: { id: open.id } }],
    'post /auth/join/:eventId': [{ params: { eventId: event.id }, body: { ...profile, interests: {} } }],
    'put /events/join/profile': [{ body: { event_id: event.id, profile: 'Hello', mails_reminders: true } }],
  };
};
