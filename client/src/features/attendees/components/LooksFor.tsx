import type { InvestorCard_AttendeeFragment } from '../../../generated/graphql';
import { Stack, Terms, Text } from '../../../ui';
import { messages } from '../messages';
import { Reason } from '../person/Reason';

const SHOWN = 5;

/** Why to meet an investor, and what they look for. */
export function LooksFor({ person }: { person: InvestorCard_AttendeeFragment }) {
  const sought = person.interests.filter(({ kind }) => kind === 'SEEK').flatMap(({ terms }) => terms);
  return (
    <Stack gap="sm">
      <Reason match={person.match} />
      {sought.length > 0 && (
        <Stack gap="xxs">
          <Text as="p" size="sm" tone="secondary">
            {messages.investors.looksFor}
          </Text>
          <Terms terms={[...new Set(sought)]} limit={SHOWN} more={messages.investors.more} />
        </Stack>
      )}
    </Stack>
  );
}
