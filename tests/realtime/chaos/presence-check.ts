import { PEOPLE } from './documents';
import { Balancer, eachNode } from './http';
import type { SupervisedServer } from './installation';
import type { Person } from './person';

/** Who is online, as one server tells this person. */
async function onlineAt(server: SupervisedServer, { identity: { token, eventId } }: Person) {
  const balancer = new Balancer([server]);
  const online = new Set<string>();
  await eachNode<{ id: string; online: boolean }>(
    (after) => balancer.ask(0, token, PEOPLE, { eventId, after }),
    (person) => person.online && online.add(person.id),
  );
  return online;
}

/** People with a socket whom a server takes for gone, and people who have left whom it takes for present. */
export async function presenceErrors(servers: readonly SupervisedServer[], people: readonly Person[]) {
  const errors: { missing: string[]; ghosts: string[] } = { missing: [], ghosts: [] };
  const asking = people.find(({ isHere }) => isHere);
  for (const server of asking ? servers : []) {
    const online = await onlineAt(server, asking!);
    for (const { identity, isConnected, isHere } of people) {
      if (isConnected && !online.has(identity.id)) errors.missing.push(`${server.name}: ${identity.id}`);
      if (!isHere && online.has(identity.id)) errors.ghosts.push(`${server.name}: ${identity.id}`);
    }
  }
  return errors;
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
