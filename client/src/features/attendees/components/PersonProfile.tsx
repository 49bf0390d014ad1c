import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CountryFlag } from '../../../components/CountryFlag';
import { Cover } from '../../../components/Cover';
import { messages as personMessages } from '../../../components/person/messages';
import { Reason } from '../../../components/person/Reason';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { Presence } from '../../../components/Presence';
import { Tag } from '../../../components/Tag';
import type { PersonPanel_AttendeeFragment } from '../../../generated/graphql';
import { useCan } from '../../../hooks/useCan';
import { useEventContext } from '../../../hooks/useEventContext';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import { PersonInterests } from './PersonInterests';
import styles from './PersonProfile.module.css';
import { PersonPanelActions } from './PersonPanelActions';
import { SessionLinks } from './SessionLinks';

/** Attendees load nothing of it. */
const StaffFacts = lazy(() => import('../console/StaffFacts'));

const texts = messages.panel;

/** Parts of a profile that other features draw. */
export interface PersonSlots {
  /** How the viewer's meetings with this person stand. */
  renderMeetings: (attendeeId: string) => ReactNode;
  /** Asks before the person is blocked. */
  renderBlockDialog?: (person: { attendeeId: string; name: string; onClose: () => void }) => ReactNode;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Company({ company }: { company: NonNullable<PersonPanel_AttendeeFragment['company']> }) {
  const { event } = useEventContext();
  return (
    <Link className={styles.company} to={paths.company(event.id, company.kind, company.id)}>
      <PictureOrInitials name={company.name} src={company.logoUrl} size={44} shape="square" />
      {company.name}
    </Link>
  );
}

/** A person as others at the event see them, with what one can do about meeting them. */
export function PersonProfile({
  person,
  slots,
}: {
  person: PersonPanel_AttendeeFragment;
  slots: PersonSlots;
}) {
  const { event } = useEventContext();
  const canEdit = useCan('updateAttendee');
  const name = fullName(person);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key */}
      <section className={styles.scroll} aria-label={name} tabIndex={0}>
        <Cover src={person.coverUrl} seed={person.id} height={120} />
        <div className={styles.top}>
          <span className={styles.picture}>
            <PictureOrInitials name={name} src={person.avatarUrl} size={96} />
          </span>
          <div className={styles.tags}>
            <Presence attendeeId={person.id} online={person.online} />
            {person.category !== 'ATTENDEE' && (
              <Tag tone="info">{personMessages.category[person.category]}</Tag>
            )}
          </div>
        </div>
        <div className={styles.body}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.job}>{jobLine(person)}</p>
          {person.country && (
            <p className={styles.country}>
              <CountryFlag code={person.country} />
            </p>
          )}
          <div className={styles.lead}>
            {slots.renderMeetings(person.id)}
            <Reason match={person.match} limit={3} />
          </div>
          {canEdit && (
            <Suspense>
              <StaffFacts attendeeId={person.id} eventId={event.id} />
            </Suspense>
          )}
          <Section title={texts.introduction}>
            <p className={styles.introduction}>{person.introduction?.trim() || texts.noIntroduction}</p>
          </Section>
          {person.sessions.length > 0 && (
            <Section title={messages.speakers.sessions}>
              <SessionLinks sessions={person.sessions} />
            </Section>
          )}
          <PersonInterests person={person} />
          {person.company && (
            <Section title={texts.company}>
              <Company company={person.company} />
            </Section>
          )}
          {person.email && !canEdit && (
            <Section title={texts.email}>
              <a href={`mailto:${person.email}`}>{person.email}</a>
            </Section>
          )}
        </div>
      </section>
      {!person.isViewer && <PersonPanelActions person={person} slots={slots} />}
    </>
  );
}
