import type { PartStories } from '../../../dev/stories';
import { EntryResult } from './EntryResult';
import type { EntryKind, EntryPerson } from './entry-kind';
import { messages } from './messages';

const person: EntryPerson = {
  name: 'Sara Nadeem',
  avatarUrl: null,
  organization: 'Nimbus Labs',
  category: 'SPEAKER',
  status: 'CONFIRMED',
};
const named = new Set<EntryKind>([
  'FIRST_ENTRY',
  'RE_ENTRY',
  'JUST_ENTERED',
  'EXIT',
  'NOT_CONFIRMED',
  'CONFLICT',
]);
const personOf = (kind: EntryKind): EntryPerson | null =>
  named.has(kind) ? { ...person, status: kind === 'NOT_CONFIRMED' ? 'INVITED' : 'CONFIRMED' } : null;

const stories: PartStories = {
  part: 'EntryResult',
  stories: [
    ...(Object.keys(messages.kinds) as EntryKind[]).map((kind) => ({
      name: kind,
      render: () => <EntryResult kind={kind} person={personOf(kind)} detail="09:41 am · North" />,
    })),
    { name: 'Compact', render: () => <EntryResult compact kind="FIRST_ENTRY" text="Sara Nadeem" /> },
  ],
};

export default stories;
