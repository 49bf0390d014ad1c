import { CalendarOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Highlight } from '../../../components/Highlight';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { useEventZone } from '../../../hooks/useEventZone';
import { formatShortDay, formatTime } from '../../../lib/time';
import type { SearchHit } from '../lib/group-results';
import styles from './SearchPanel.module.css';

const sign = (icon: ReactNode): ReactNode => (
  <span className={styles.sign} aria-hidden>
    {icon}
  </span>
);

function Picture({ hit }: { hit: SearchHit }) {
  if ('attendee' in hit) return <PictureOrInitials name={hit.title} src={hit.attendee.avatarUrl} size={36} />;
  if ('company' in hit)
    return <PictureOrInitials name={hit.title} src={hit.company.logoUrl} size={36} shape="square" />;
  return sign('activity' in hit ? <CalendarOutlined /> : <QuestionCircleOutlined />);
}

/** One result in a line or two: picture, name, and what else there is to say. */
export function SearchHitLine({ hit, query }: { hit: SearchHit; query: string }) {
  const zone = useEventZone();
  const when =
    'activity' in hit
      ? `${formatShortDay(hit.activity.startsAt, zone)}, ${formatTime(hit.activity.startsAt, zone)}`
      : null;
  const detail = [when, hit.detail].filter(Boolean).join(' · ');
  return (
    <>
      <Picture hit={hit} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Highlight text={hit.title} query={query} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <Highlight text={detail} query={query} />
          </span>
        )}
      </span>
    </>
  );
}
