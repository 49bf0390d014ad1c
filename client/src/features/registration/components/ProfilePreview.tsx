import { fullName, jobLine } from '../../../lib/format';
import { CountryFlag, Cover, Note, Panel, PictureOrInitials, Row, Tag, Text } from '../../../ui';
import type { ProfileValues } from '../lib/profile-values';
import { messages } from '../messages';
import styles from './registration.module.css';

/** The profile as others will see it, while it is typed. `seed` gives a missing cover its pattern. */
export default function ProfilePreview({ values, seed }: { values: ProfileValues; seed: string }) {
  const name = fullName({ firstName: values.firstName || '', lastName: values.lastName || '' });
  const interests = [...new Set(Object.values(values.interests).flat())];
  return (
    <Panel as="article" pad="none">
      <Cover src={values.cover?.url} seed={seed} height={120} />
      <div className={styles.previewBody}>
        <span className={styles.photo}>
          <PictureOrInitials name={name} src={values.avatar?.url} size={88} />
        </span>
        <Text as="p" size="h4" strong={700} tone={name ? undefined : 'tertiary'} className={styles.name}>
          <bdi>{name || messages.previewName}</bdi>
        </Text>
        <Note size="md" dir="auto">
          {jobLine(values) || `${messages.jobTitle}, ${messages.organization}`}
        </Note>
        <CountryFlag code={values.country} />
        {values.introduction && (
          <Text as="p" lines className={styles.more}>
            {values.introduction}
          </Text>
        )}
        {interests.length > 0 && (
          <Row as="ul" gap="xxs" wrap className={styles.more}>
            {interests.map((term) => (
              <li key={term}>
                <Tag>
                  <bdi>{term}</bdi>
                </Tag>
              </li>
            ))}
          </Row>
        )}
      </div>
    </Panel>
  );
}
