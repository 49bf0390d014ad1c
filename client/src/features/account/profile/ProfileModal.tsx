import { EditOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ProfileCard_AttendeeFragment } from '../../../generated/graphql';
import { useEventContext } from '../../../data/event/useEventContext';
import { useOwnProfileQuery } from '../../../generated/hooks';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import {
  CountryFlag,
  ErrorState,
  Hint,
  LinkButton,
  PictureOrPlaceholder,
  Row,
  Sheet,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '../../../ui';
import { AnswerList, fieldMessages } from '../../event-fields';
import { KeptButton } from '../../keeping';
import { GiveUpPlace } from '../../registration';
import { EntryCode } from './components/EntryCode';
import { distinctInterests } from './lib/distinct-interests';
import { messages } from './messages';
import styles from './profile.module.css';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text as="h3" size="sm" tone="secondary" strong>
        {title}
      </Text>
      {children || <p>{messages.none}</p>}
    </Stack>
  );
}

function ProfileCard({ eventId, profile }: { eventId: string; profile: ProfileCard_AttendeeFragment }) {
  const { event } = useEventContext();
  const name = fullName(profile);
  const interests = distinctInterests(profile.interests);
  const introduction = profile.introduction?.trim();
  return (
    <div>
      <PictureOrPlaceholder src={profile.coverUrl} className={styles.coverPicture} />
      <Row align="end" justify="between" gap="md" className={styles.head}>
        <Row className={styles.avatar}>
          <PictureOrPlaceholder src={profile.avatarUrl} className={styles.avatarPicture} />
        </Row>
        <LinkButton to={paths.join(eventId)} icon={<EditOutlined aria-hidden />}>
          {messages.edit}
        </LinkButton>
      </Row>
      <Stack gap="md" className={styles.body}>
        <Row align="start" justify="between" gap="md">
          <Stack gap="xxs">
            <Text as="h2" size="h3" strong={700} className={styles.name}>
              <bdi>{name}</bdi>
            </Text>
            <Hint dir="auto">{jobLine(profile)}</Hint>
          </Stack>
          <EntryCode />
        </Row>
        <Section title={messages.introduction}>
          {introduction && (
            <Text as="p" lines className={styles.introduction}>
              {introduction}
            </Text>
          )}
        </Section>
        <Section title={messages.interests}>
          {interests.length > 0 && (
            <Row as="ul" wrap gap="xs">
              {interests.map((term) => (
                <li key={term}>
                  <Tag>
                    <bdi>{term}</bdi>
                  </Tag>
                </li>
              ))}
            </Row>
          )}
        </Section>
        {profile.answers.length > 0 && (
          <Section title={fieldMessages.answers}>
            <AnswerList eventId={eventId} answers={profile.answers} />
          </Section>
        )}
        <Section title={messages.operatesIn}>
          {profile.country && <CountryFlag code={profile.country} />}
        </Section>
        <KeptButton eventId={eventId} timezone={event.timezone} />
        <GiveUpPlace eventId={eventId} />
      </Stack>
    </div>
  );
}

function OwnProfile({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useOwnProfileQuery({ variables: { eventId } });
  if (data) return <ProfileCard eventId={eventId} profile={data.eventProfile.profile} />;
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={refetch} />;
  return (
    <Stack pad="lg" aria-hidden>
      <Skeleton avatar={96} rows={5} />
    </Stack>
  );
}

interface ProfileModalProps {
  eventId: string;
  open: boolean;
  onClose: () => void;
}

/** The viewer's own profile, with the code for entry. */
export default function ProfileModal({ eventId, open, onClose }: ProfileModalProps) {
  return (
    <Sheet title={messages.title} titleHidden open={open} onClose={onClose} width={560} flush>
      <OwnProfile eventId={eventId} />
    </Sheet>
  );
}
