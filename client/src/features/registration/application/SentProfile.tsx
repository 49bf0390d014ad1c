import { EditOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ProfileForm_AttendeeFragment } from '../../../generated/graphql';
import { countryName } from '../../../lib/countries';
import { fullName, jobLine } from '../../../lib/format';
import { Facts, LinkButton, Note, PictureOrInitials, Row, SectionCard, Stack, Tag, Text } from '../../../ui';
import { AnswerList } from '../../event-fields';
import { goesOn, type ApplicantStage } from '../lib/application';
import { messages as texts } from '../messages';
import { messages } from './messages';

interface SentProfileProps {
  eventId: string;
  profile: ProfileForm_AttendeeFragment & { stage: ApplicantStage };
}

function Terms({ terms }: { terms: readonly string[] }) {
  return (
    <Row as="ul" wrap gap="xxs">
      {terms.map((term) => (
        <li key={term}>
          <Tag>
            <bdi>{term}</bdi>
          </Tag>
        </li>
      ))}
    </Row>
  );
}

/** What needs the width of the card stands below its name. */
const Long = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap="xxs">
    <Note>{label}</Note>
    {children}
  </Stack>
);

/** What the organisers read of the applicant, with the way to change it while that is possible. */
export function SentProfile({ eventId, profile }: SentProfileProps) {
  const { stage, introduction, country, phone, answers } = profile;
  const name = fullName(profile);
  const interests = [...new Set(profile.interests.flatMap(({ terms }) => terms))];
  const short = [
    country && ([texts.country, countryName(country)] as const),
    phone && ([texts.phone, <bdi key="phone">{phone}</bdi>] as const),
  ];
  return (
    <SectionCard
      title={messages.sent}
      extra={
        stage === 'APPLIED' && (
          <LinkButton icon={<EditOutlined aria-hidden />} to="?edit=1">
            {messages.acts.edit}
          </LinkButton>
        )
      }
    >
      <Stack gap="md">
        <Row gap="sm">
          <PictureOrInitials name={name} src={profile.photoUrl} size={48} />
          <Stack>
            <Text strong>
              <bdi>{name}</bdi>
            </Text>
            <Note>
              <bdi>{jobLine(profile)}</bdi>
            </Note>
          </Stack>
        </Row>
        <Facts facts={short.flatMap((fact) => (fact ? [fact] : []))} />
        {interests.length > 0 && (
          <Long label={texts.steps[2] ?? ''}>
            <Terms terms={interests} />
          </Long>
        )}
        {introduction && (
          <Long label={texts.introduction}>
            <Text as="p" lines>
              {introduction}
            </Text>
          </Long>
        )}
        {answers.length > 0 && <AnswerList eventId={eventId} answers={answers} />}
        {goesOn(stage) && stage !== 'APPLIED' && <Note>{messages.sentKept}</Note>}
      </Stack>
    </SectionCard>
  );
}
