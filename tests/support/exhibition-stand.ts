import { newId } from '../../server/src/core/db/ids';
import { expectOk, graphql, mutationOf } from './client';
import { buildCompany, buildEvent, buildMember, type BuiltEvent, type BuiltMember } from './factories';
import type { TestServer } from './server';

/** Somebody with the code on their badge. */
export type Badge = BuiltMember & { code: string };

/** A company with two members, of whom the first is a contact, and people around it. */
export interface Stand {
  event: BuiltEvent;
  companyId: string;
  contact: Badge;
  member: Badge;
  visitors: Badge[];
}

export const buildBadge = async (server: TestServer, overrides: Record<string, unknown>): Promise<Badge> => {
  const code = `CODE${newId().replaceAll('-', '').slice(-14).toUpperCase()}`;
  return { ...(await buildMember(server, { inviteCode: code, ...overrides })), code };
};

export const buildStand = async (server: TestServer, visitors = 3): Promise<Stand> => {
  const event = await buildEvent(server);
  const { id: companyId } = await buildCompany(server, { eventId: event.id });
  const here = { eventId: event.id };
  const contact = await buildBadge(server, { ...here, companyId, companyContact: true });
  const member = await buildBadge(server, { ...here, companyId });
  const others: Badge[] = [];
  for (let number = 1; number <= visitors; number += 1)
    others.push(
      await buildBadge(server, {
        ...here,
        firstName: 'Visitor',
        lastName: `Number ${number}`,
        phone: `+44 20 000${number}`,
      }),
    );
  return { event, companyId, contact, member, visitors: others };
};

export interface ShownLead {
  id: string;
  rating: string | null;
  note: string;
  source: string;
  capturedAt: string;
  updatedAt: string;
  attendee: { id: string };
  capturedBy: { id: string } | null;
  contact: { email: string; phone: string | null } | null;
  answers: { question: { id: string; text: string }; values: string[] }[];
}

export interface CaptureResult {
  clientId: string;
  outcome: string;
  lead: ShownLead | null;
}

export const LEAD =
  'id rating note source capturedAt updatedAt attendee { id } capturedBy { id } contact { email phone } answers { question { id text } values }';

/** Calls a mutation by its name. */
export const call = async <Data>(
  url: string,
  token: string,
  name: string,
  input: object,
  selection: string,
): Promise<Data> => {
  const document = mutationOf(name, selection);
  return (await expectOk(graphql<{ it: Data }>(url, document, { input }, token))).it;
};

export const capture = async (
  url: string,
  { token }: BuiltMember,
  companyId: string,
  ...captures: object[]
): Promise<CaptureResult[]> => {
  const selection = `results { clientId outcome lead { ${LEAD} } }`;
  const input = { companyId, captures };
  return (await call<{ results: CaptureResult[] }>(url, token, 'captureLeads', input, selection)).results;
};

/** The leads of a company as a member lists them. */
export const leadsOf = async (
  url: string,
  { token }: BuiltMember,
  companyId: string,
  more: object = {},
): Promise<ShownLead[]> => {
  const document = `query ($companyId: ID!, $filter: LeadFilter, $sort: LeadSort = NEWEST, $first: Int = 100, $after: String) {
    leads(companyId: $companyId, filter: $filter, sort: $sort, first: $first, after: $after) { nodes { ${LEAD} } } }`;
  const answer = graphql<{ leads: { nodes: ShownLead[] } }>(url, document, { companyId, ...more }, token);
  return (await expectOk(answer)).leads.nodes;
};
