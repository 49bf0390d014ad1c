import { TeamOutlined } from '@ant-design/icons';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { profileLink } from '../../../lib/person-link';
import { EmptyState, Grid, Stack } from '../../../ui';
import { PersonCard } from '../../attendees';
import { messages } from '../messages';
import { CompanySection } from './CompanySection';

interface CompanyTeamProps {
  team: readonly PersonCard_AttendeeFragment[];
  /** All of them; the server sends the first hundred. */
  size: number;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The people of a company, each to message and to meet. */
export function CompanyTeam({ team, size, headingRef }: CompanyTeamProps) {
  const texts = messages.detail;
  const { search } = useLocation();
  const more = size > team.length ? texts.teamMore(team.length, size) : undefined;
  return (
    <CompanySection title={texts.team} note={more ?? texts.teamText} headingRef={headingRef} bare>
      {team.length === 0 ? (
        <EmptyState icon={<TeamOutlined aria-hidden />} title={texts.noTeam} text={texts.noTeamText} />
      ) : (
        <Grid as="ul" gap="md" column={280}>
          {team.map((person) => (
            <Stack as="li" key={person.id}>
              <PersonCard person={person} to={profileLink(search, person.id)} heading="h3" />
            </Stack>
          ))}
        </Grid>
      )}
    </CompanySection>
  );
}
