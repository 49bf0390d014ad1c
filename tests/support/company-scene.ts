import { buildCompany, buildEvent, buildMember, type BuiltMember } from './factories';
import { graphql, mutationOf } from './client';
import type { TestServer } from './server';

/** A company with a contact and a member, and an attendee of no company. */
export const buildTeam = async (server: TestServer, values: Record<string, unknown> = {}) => {
  const event = await buildEvent(server);
  const company = await buildCompany(server, { eventId: event.id, ...values });
  const inTeam = { eventId: event.id, companyId: company.id };
  return {
    event,
    company,
    contact: await buildMember(server, { ...inTeam, companyContact: true }),
    member: await buildMember(server, inTeam),
    visitor: await buildMember(server, { eventId: event.id }),
  };
};

/** A mutation that answers with a company, as one of these people. */
export const changeCompany = (
  server: TestServer,
  name: string,
  input: object,
  { token }: Pick<BuiltMember, 'token'>,
) => {
  const document = mutationOf(
    name,
    `company { id name tagline links sectors seats updatedAt takenSeats invitations { id name } team { id }
      products { id name text link pictureUrl(size: 160) } }`,
  );
  return graphql<{
    it: {
      company: {
        id: string;
        tagline: string | null;
        links: string[];
        updatedAt: string;
        takenSeats: number | null;
        invitations: { id: string; name: string }[] | null;
        team: { id: string }[];
        products: { id: string; name: string; text: string | null; pictureUrl: string | null }[];
      };
    };
  }>(server.url, document, { input }, token);
};
