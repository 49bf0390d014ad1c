import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { CountryFlag } from '../../components/CountryFlag';
import { ErrorState } from '../../components/ErrorState';
import { PictureOrPlaceholder } from '../../components/PictureOrPlaceholder';
import { Sheet } from '../../components/Sheet';
import { Skeleton } from '../../components/Skeleton';
import { Tag } from '../../components/Tag';
import type { ProfileCard_AttendeeFragment } from '../../generated/graphql';
import { useOwnProfileQuery } from '../../generated/hooks';
import { fullName, jobLine } from '../../lib/format';
import { paths } from '../../lib/paths';
import { EntryCode } from './components/EntryCode';
import { distinctInterests } from './lib/distinct-interests';
import { messages } from './messages';
import styles from './ProfileModal.module.css';

function ProfileCard({ eventId, profile }: { eventId: string; profile: ProfileCard_AttendeeFragment }) {
  const navigate = useNavigate();
  const name = fullName(profile);
  const interests = distinctInterests(profile.interests);
  return (
    <div>
      <div className={styles.cover}>
        <PictureOrPlaceholder src={profile.coverUrl} className={styles.coverPicture} />
      </div>
      <div className={styles.head}>
        <span className={styles.avatar}>
          <PictureOrPlaceholder src={profile.avatarUrl} className={styles.avatarPicture} />
        </span>
        <Button
          className={styles.edit}
          icon={<EditOutlined aria-hidden />}
          href={paths.join(eventId)}
          onClick={(event) => {
            event.preventDefault();
            void navigate(paths.join(eventId));
          }}
        >
          {messages.edit}
        </Button>
      </div>
      <div className={styles.body}>
        <div className={styles.identity}>
          <div className={styles.who}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.job}>{jobLine(profile)}</p>
          </div>
          {profile.inviteCode && <EntryCode code={profile.inviteCode} name={name} />}
        </div>
        <h3 className={styles.heading}>{messages.introduction}</h3>
        <p className={styles.introduction}>{profile.introduction?.trim() || messages.none}</p>
        <h3 className={styles.heading}>{messages.interests}</h3>
        {interests.length === 0 && <p>{messages.none}</p>}
        {interests.length > 0 && (
          <ul className={styles.interests}>
            {interests.map((term) => (
              <li key={term}>
                <Tag>{term}</Tag>
              </li>
            ))}
          </ul>
        )}
        <h3 className={styles.heading}>{messages.operatesIn}</h3>
        {profile.country ? <CountryFlag code={profile.country} /> : <p>{messages.none}</p>}
      </div>
    </div>
  );
}

function OwnProfile({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useOwnProfileQuery({ variables: { eventId } });
  if (!data && error)
    return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <div className={styles.loading} aria-hidden>
        <Skeleton avatar={96} rows={5} />
      </div>
    );
  }
  return <ProfileCard eventId={eventId} profile={data.eventProfile.profile} />;
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
