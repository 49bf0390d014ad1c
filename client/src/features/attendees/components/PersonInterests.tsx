import { useState } from 'react';
import type { InterestKind, PersonPanel_AttendeeFragment } from '../../../generated/graphql';
import { PlainButton, Stack, Terms, Text } from '../../../ui';
import { messages } from '../messages';

const texts = messages.panel;

/** Interests that are sought and offered come before topics. */
const rank: Record<InterestKind, number> = { SEEK: 0, OFFER: 1, TOPIC: 2 };

/** So many interests of a group are shown at first. */
const SHOWN = 12;

type GroupProps = Record<'terms' | 'shared', readonly string[]> & { name: string };

function Group({ name, terms, shared }: GroupProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Stack gap="xxs" align="start">
      <Text as="h4" size="sm" tone="secondary" strong={500}>
        <bdi>{name}</bdi>
      </Text>
      <Terms
        terms={terms}
        shared={shared}
        sharedText={messages.shared}
        limit={showsAll ? undefined : SHOWN}
      />
      {terms.length > SHOWN && (
        <Text
          as={PlainButton}
          tone="primary"
          strong={500}
          style={{ minHeight: 44 }}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? texts.showFewer : texts.showAll(terms.length)}
        </Text>
      )}
    </Stack>
  );
}

/** The interests of a person, with those that the viewer shares marked. */
export function PersonInterests({ person }: { person: PersonPanel_AttendeeFragment }) {
  const shared = person.sharedInterests;
  const groups = person.interests
    .filter(({ terms }) => terms.length > 0)
    .toSorted((one, other) => rank[one.kind] - rank[other.kind]);
  return (
    <>
      {shared.length > 0 && (
        <Text as="p" tone="primary" strong>
          {texts.sharedWithYou(shared.length)}
        </Text>
      )}
      {groups.length === 0 && <p>{texts.noInterests}</p>}
      <Stack gap="sm">
        {groups.map(({ group, terms }) => (
          <Group key={group} name={group} terms={terms} shared={shared} />
        ))}
      </Stack>
    </>
  );
}
