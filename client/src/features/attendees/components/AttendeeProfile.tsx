import { CalendarOutlined, MessageOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar';
import { CountryFlag } from '../../../components/CountryFlag';
import { Cover } from '../../../components/Cover';
import type { AttendeePanel_AttendeeFragment } from '../../../generated/graphql';
import { useOverlays } from '../../../hooks/useOverlays';
import { fullName, jobLine } from '../../../lib/format';
import { messages } from '../messages';
import styles from './AttendeeProfile.module.css';
import { BookmarkButton } from './BookmarkButton';
import { InterestTag } from './InterestTag';

const texts = messages.panel;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Interests({ attendee }: { attendee: AttendeePanel_AttendeeFragment }) {
  const shared = new Set(attendee.sharedInterests);
  const groups = attendee.interests.filter(({ terms }) => terms.length > 0);
  return (
    <Section title={texts.interests}>
      {shared.size > 0 && <p className={styles.common}>{texts.sharedWithYou(shared.size)}</p>}
      {groups.length === 0 && <p>{texts.noInterests}</p>}
      {groups.map(({ group, terms }) => (
        <div key={group} className={styles.group}>
          <h4 className={styles.groupName}>{group}</h4>
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>
                <InterestTag term={term} shared={shared.has(term)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function Actions({ attendee }: { attendee: AttendeePanel_AttendeeFragment }) {
  const overlays = useOverlays();
  return (
    <footer className={styles.actions}>
      {attendee.viewerCanRequestMeeting && (
        <Button
          type="primary"
          icon={<CalendarOutlined aria-hidden />}
          onClick={() => overlays.openMeet(attendee.id)}
        >
          {texts.meet}
        </Button>
      )}
      {attendee.viewerCanMessage && (
        <Button icon={<MessageOutlined aria-hidden />} onClick={() => overlays.openChat(attendee.id)}>
          {texts.message}
        </Button>
      )}
      <BookmarkButton attendee={attendee} withText />
    </footer>
  );
}

/** A person as others at the event see them, with what one can do about meeting them. */
export function AttendeeProfile({ attendee }: { attendee: AttendeePanel_AttendeeFragment }) {
  const name = fullName(attendee);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key */}
      <section className={styles.scroll} aria-label={name} tabIndex={0}>
        <Cover src={attendee.coverUrl} seed={attendee.id} height={130} />
        <div className={styles.top}>
          <span className={styles.avatar}>
            <Avatar name={name} src={attendee.avatarUrl} size={88} />
          </span>
          {attendee.category !== 'ATTENDEE' && (
            <Tag color="blue" variant="filled">
              {messages.category[attendee.category]}
            </Tag>
          )}
        </div>
        <div className={styles.body}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.job}>{jobLine(attendee)}</p>
          <Section title={texts.introduction}>
            <p className={styles.introduction}>{attendee.introduction?.trim() || texts.noIntroduction}</p>
          </Section>
          <Interests attendee={attendee} />
          {attendee.company && (
            <Section title={texts.company}>
              <p className={styles.company}>
                <Avatar
                  name={attendee.company.name}
                  src={attendee.company.logoUrl}
                  size={40}
                  shape="square"
                />
                {attendee.company.name}
              </p>
            </Section>
          )}
          {attendee.country && (
            <Section title={texts.operatesIn}>
              <CountryFlag code={attendee.country} />
            </Section>
          )}
          {attendee.email && (
            <Section title={texts.email}>
              <a href={`mailto:${attendee.email}`}>{attendee.email}</a>
            </Section>
          )}
        </div>
      </section>
      {!attendee.isViewer && <Actions attendee={attendee} />}
    </>
  );
}
