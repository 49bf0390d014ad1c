import { buildEvent, buildInterests, buildMember, buildPod, chooseInterest } from './factories';
import type { Portal } from './portal';

const SARA = { firstName: 'Sara', lastName: 'Nadeem', jobTitle: 'Founder', organization: 'Indus Cloud' };
const OMAR = { firstName: 'Omar', lastName: 'Haddad', jobTitle: 'Partner', organization: 'Gulf Ventures' };
export const SARA_NAME = 'Sara Nadeem';
export const OMAR_NAME = 'Omar Haddad';

/** An event of its own with two pods, and two people, one of whom seeks what the other offers. */
export async function buildPair(portal: Portal) {
  const event = await buildEvent(portal);
  await buildPod(portal, { eventId: event.id, name: 'North 1' });
  await buildPod(portal, { eventId: event.id, name: 'North 2' });
  const seek = await buildInterests(portal, event.id, {
    name: 'Looking for',
    kind: 'SEEK',
    vocabulary: 'needs',
    terms: ['Seed capital', 'Cloud'],
  });
  const offer = await buildInterests(portal, event.id, {
    name: 'Offering',
    kind: 'OFFER',
    vocabulary: 'needs',
    terms: ['Seed capital', 'Cloud'],
  });
  // A term that everybody chose says nothing, so there are others.
  for (let other = 0; other < 4; other += 1) await buildMember(portal, { eventId: event.id });
  const sara = await buildMember(portal, { eventId: event.id, ...SARA });
  const omar = await buildMember(portal, { eventId: event.id, ...OMAR });
  await chooseInterest(portal, sara.id, seek.groupId, seek.terms['Seed capital']);
  const chooseOffer = (attendeeId: string, term: string) =>
    chooseInterest(portal, attendeeId, offer.groupId, offer.terms[term]);
  await chooseOffer(omar.id, 'Seed capital');
  return { event, sara, omar, chooseOffer };
}
