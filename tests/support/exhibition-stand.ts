import { call, expectOk, graphql } from './client';
import { buildCompany, buildEvent, buildMember, type BuiltEvent, type BuiltMember } from './factories';
import type { TestServer } from './server';

export type Badge = Awaited<ReturnType<typeof buildBadge>>;

/** An attendee with a badge code. */
export const buildBadge = async (server: TestServer, overrides: Record<string, unknown>) => {
  const member = await buildMember(server, overrides);
  return { ...member, code: member.inviteCode };
};

export type Stand = Awaited<ReturnType<typeof buildStand>>;

/** A company with two members, the first of them a contact, and people around it. */
export const buildStand = async (server: TestServer, visitors = 3, more: Partial<BuiltEvent> = {}) => {
  const event = await buildEvent(server, more);
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

interface ShownLead {
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

export const LEAD =
  'id rating note source capturedAt updatedAt attendee { id } capturedBy { id } contact { email phone } answers { question { id text } values }';

export const capture = async (
  url: string,
  { token }: BuiltMember,
  companyId: string,
  ...captures: object[]
) => {
  const selection = `results { clientId outcome lead { ${LEAD} } }`;
  const { results } = await call<{
    results: { clientId: string; outcome: string; lead: ShownLead | null }[];
  }>(url, token, 'captureLeads', { companyId, captures }, selection);
  return results;
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
