import { lazy, memo, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import card from '../../../ui/Card.module.css';
import { CountryFlag, Hint, PictureOrInitials, Row, Stack, Tag, Text } from '../../../ui';
import { BookmarkButton } from './BookmarkButton';
import { PersonActions } from './PersonActions';
import { Reason } from './Reason';
import { messages } from './messages';
import styles from './person.module.css';
import { wishTargetOf } from './wish-target';

/** Loaded where wishes are taken. */
const WishMenu = lazy(async () => ({ default: (await import('../../wishes')).WishMenu }));

interface PersonCardProps {
  person: PersonCard_AttendeeFragment;
  /** Where the profile opens: the page itself with `?person=` set. */
  to: string;
  density?: 'card' | 'list';
  /** Id of the link, for the focus to return to. */
  linkId?: string;
  /** Level of the name among the headings of the page. */
  heading?: 'h2' | 'h3';
  /** All people of the page are of one category, which its title names. */
  oneCategory?: boolean;
  /** More about the person in the place of the reason: sessions of a speaker, what an investor looks for. */
  children?: ReactNode;
}

/** One person: who they are, why to meet them, and what to do about it in one tap. The whole card opens the profile. */
export const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { person, to, density = 'card', linkId, heading = 'h2', oneCategory = false, children } = props;
  const { jobTitle, organization, country, category, isViewer } = person;
  const name = fullName(person);
  const mayWish = person.viewerMayWish && !person.viewerMeetingRefusal;
  const isList = density === 'list';
  const showsCategory = !oneCategory && category !== 'ATTENDEE';
  return (
    <Stack
      as="article"
      gap="sm"
      pad="md"
      className={`${card.card} ${styles.card} ${isList ? styles.list : ''}`}
      data-wish={mayWish}
    >
      <Row gap="sm" align={isList ? 'center' : 'start'} className={styles.head}>
        <PictureOrInitials
          name={name}
          src={person.avatarUrl}
          size={isList ? 48 : 64}
          online={person.online}
        />
        <Text as="div" grow className={styles.who}>
          <Text as={heading} size="lg" strong>
            <Link id={linkId} to={to} className={card.open} preventScrollReset>
              <bdi>{name}</bdi>
            </Link>
          </Text>
          {jobTitle && (
            <Hint>
              <bdi>{jobTitle}</bdi>
            </Hint>
          )}
          {organization && (
            <p>
              <bdi>{organization}</bdi>
            </p>
          )}
        </Text>
      </Row>
      {(country || showsCategory || isViewer) && (
        <Row as={Text} tone="secondary" wrap gap="sm" lineGap="xxs" className={styles.facts}>
          <CountryFlag code={country} />
          {showsCategory && <Tag tone="info">{messages.category[category]}</Tag>}
          {isViewer && <Tag>{messages.you}</Tag>}
        </Row>
      )}
      <div className={styles.why}>{children ?? <Reason match={person.match} />}</div>
      <div className={styles.actions}>
        <PersonActions person={person} />
      </div>
      <Row className={styles.corner}>
        <Suspense>{mayWish && <WishMenu of={wishTargetOf(person)} />}</Suspense>
        <BookmarkButton attendee={person} />
      </Row>
    </Stack>
  );
});
