import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '../../../data/session/useCan';
import { useEventContext } from '../../../data/event/useEventContext';
import type { PersonPanel_AttendeeFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { mailLink } from '../../../lib/mail-link';
import { paths } from '../../../lib/paths';
import {
  CountryFlag,
  Cover,
  EmailText,
  Hint,
  PictureOrInitials,
  Presence,
  Row,
  Stack,
  Tag,
  Text,
} from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import { AnswerList, fieldMessages } from '../../event-fields';
import { WishButtons } from '../../wishes';
import styles from '../attendees.module.css';
import { messages } from '../messages';
import { Reason } from '../person/Reason';
import { messages as personMessages } from '../person/messages';
import { wishTargetOf } from '../person/wish-target';
import { PersonInterests } from './PersonInterests';
import { PersonPanelActions } from './PersonPanelActions';
import { SessionLinks } from './SessionLinks';

/** Attendees load nothing of them. */
const ApplicationFacts = lazy(() => import('../console/applications/ApplicationFacts'));
const StaffFacts = lazy(() => import('../console/StaffFacts'));

const texts = messages.panel;

/** Parts of a profile that other features draw. */
export interface PersonSlots {
  /** How the viewer's meetings with this person stand. */
  renderMeetings: (attendeeId: string) => ReactNode;
  /** Notes the person as a lead of the viewer's company. */
  renderLead: (attendeeId: string) => ReactNode;
  /** Asks before the person is blocked. */
  renderBlockDialog: (person: { attendeeId: string; name: string; onClose: () => void }) => ReactNode;
}

export interface PersonProfileProps {
  person: PersonPanel_AttendeeFragment;
  slots: PersonSlots;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="xs">
      <Text as="h3" size="md" strong>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

/** The person's data and introduction. */
function Words({ person, slots }: PersonProfileProps) {
  const { event } = useEventContext();
  const canEdit = useCan('updateAttendee');
  const { country, introduction, company, sessions, email, answers } = person;
  return (
    <Stack gap="lg" className={styles.body}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Text as="h2" size="h3" strong={700} tight>
            <bdi>{fullName(person)}</bdi>
          </Text>
          <Hint>
            <bdi>{jobLine(person)}</bdi>
          </Hint>
          {country && (
            <Hint>
              <CountryFlag code={country} />
            </Hint>
          )}
        </Stack>
        <Stack gap="sm" className={styles.lead}>
          {slots.renderMeetings(person.id)}
          <Row>{slots.renderLead(person.id)}</Row>
          <Reason match={person.match} limit={3} />
          {person.viewerMayWish && !person.viewerMeetingRefusal && <WishButtons of={wishTargetOf(person)} />}
        </Stack>
      </Stack>
      {canEdit && (
        <Suspense>
          <ApplicationFacts attendeeId={person.id} name={fullName(person)} />
          <StaffFacts attendeeId={person.id} eventId={event.id} />
        </Suspense>
      )}
      <Section title={texts.introduction}>
        <Text as="p" lines>
          {introduction?.trim() || texts.noIntroduction}
        </Text>
      </Section>
      {sessions.length > 0 && (
        <Section title={messages.speakers.sessions}>
          <SessionLinks sessions={sessions} />
        </Section>
      )}
      <Section title={texts.interests}>
        <PersonInterests person={person} />
      </Section>
      {answers.length > 0 && (
        <Section title={fieldMessages.answers}>
          <AnswerList eventId={event.id} answers={answers} />
        </Section>
      )}
      {company && (
        <Section title={texts.company}>
          <Row as={Link} gap="sm" to={paths.company(event.id, company.kind, company.id)}>
            <PictureOrInitials name={company.name} src={company.logoUrl} size={44} shape="square" />
            <Stack>
              <Text strong>
                <bdi>{company.name}</bdi>
              </Text>
              {company.stand && <Hint>{shared.stand(company.stand)}</Hint>}
            </Stack>
          </Row>
        </Section>
      )}
      {email && !canEdit && (
        <Section title={texts.email}>
          <a href={mailLink(email)}>
            <EmailText email={email} />
          </a>
        </Section>
      )}
    </Stack>
  );
}

/** A person as others at the event see them, with what one can do about meeting them. */
export function PersonProfile({ person, slots }: PersonProfileProps) {
  const name = fullName(person);
  return (
    <Stack className={styles.whole}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key */}
      <section className={styles.scroll} aria-label={name} tabIndex={0}>
        <Cover src={person.coverUrl} seed={person.id} height={120} />
        <Row align="end" justify="between" gap="sm" className={styles.top}>
          <Row inline className={styles.picture}>
            <PictureOrInitials name={name} src={person.avatarUrl} size={96} />
          </Row>
          <Row wrap justify="end" gap="xs">
            <Presence attendeeId={person.id} online={person.online} />
            {person.category !== 'ATTENDEE' && (
              <Tag tone="info">{personMessages.category[person.category]}</Tag>
            )}
          </Row>
        </Row>
        <Words person={person} slots={slots} />
      </section>
      {!person.isViewer && <PersonPanelActions person={person} slots={slots} />}
    </Stack>
  );
}
