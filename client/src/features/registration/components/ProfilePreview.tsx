import { CountryFlag } from '../../../components/CountryFlag';
import { Cover } from '../../../components/Cover';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { Tag } from '../../../components/Tag';
import { fullName, jobLine } from '../../../lib/format';
import type { ProfileValues } from '../lib/profile-values';
import { messages } from '../messages';
import styles from './ProfilePreview.module.css';

interface ProfilePreviewProps {
  values: ProfileValues;
  /** Gives a missing cover its pattern. */
  seed: string;
}

/** The profile as others will see it, while it is typed. */
export function ProfilePreview({ values, seed }: ProfilePreviewProps) {
  const name = fullName({ firstName: values.firstName || '', lastName: values.lastName || '' });
  const interests = [...new Set(Object.values(values.interests).flat())];
  return (
    <article className={styles.card}>
      <Cover src={values.cover?.url} seed={seed} height={120} />
      <div className={styles.body}>
        <span className={styles.photo}>
          <PictureOrInitials name={name} src={values.avatar?.url} size={88} />
        </span>
        <p className={`${styles.name} ${name ? '' : styles.empty}`}>{name || messages.previewName}</p>
        <p className={styles.job}>{jobLine(values) || `${messages.jobTitle}, ${messages.organization}`}</p>
        <CountryFlag code={values.country} />
        {values.introduction && <p className={styles.introduction}>{values.introduction}</p>}
        {interests.length > 0 && (
          <ul className={styles.interests}>
            {interests.map((term) => (
              <li key={term}>
                <Tag>{term}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
