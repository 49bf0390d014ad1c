import { PEOPLE, type PageOf } from './documents';
import { Balancer } from './http';
import type { SupervisedServer } from './installation';
import type { Person } from './person';

interface Seen {
  id: string;
  online: boolean;
}

/** Who is online, as one server tells this person. */
async function onlineAt(server: SupervisedServer, { identity }: Person): Promise<Set<string>> {
  const balancer = new Balancer([server]);
  const online = new Set<string>();
  for (let after: string | null = null; ;) {
    const variables = { eventId: identity.eventId, after };
    const data: { attendees: PageOf<Seen> } = await balancer.ask(0, identity.token, PEOPLE, variables);
    for (const { id, online: isOnline } of data.attendees.nodes) if (isOnline) online.add(id);
    if (!data.attendees.pageInfo.hasNextPage) return online;
    after = data.attendees.pageInfo.endCursor;
  }
}

/** People with a socket whom a server takes for gone, and people who have left whom it takes for present. */
export async function presenceErrors(
  servers: readonly SupervisedServer[],
  people: readonly Person[],
): Promise<{ missing: string[]; ghosts: string[] }> {
  const [asking] = people.filter(({ isHere }) => isHere);
  if (!asking) return { missing: [], ghosts: [] };
  const violations = { missing: [] as string[], ghosts: [] as string[] };
  for (const server of servers) {
    const online = await onlineAt(server, asking);
    for (const { identity, isConnected, isHere } of people) {
      if (isConnected && !online.has(identity.id)) violations.missing.push(`${server.name}: ${identity.id}`);
      if (!isHere && online.has(identity.id)) violations.ghosts.push(`${server.name}: ${identity.id}`);
    }
  }
  return violations;
}

/** What people were told live of others and is wrong. */
export function presenceViewErrors(people: readonly Person[]): string[] {
  const isHere = new Map(people.map((person) => [person.identity.id, person.isHere]));
  return people.flatMap((person) =>
    [...(person.isHere ? person.presence : [])]
      .filter(([id, online]) => isHere.has(id) && isHere.get(id) !== online)
      .map(([id, online]) => `${person.identity.id} sees ${id} as ${online ? 'online' : 'offline'}`),
  );
}
