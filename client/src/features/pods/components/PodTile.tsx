import { StopOutlined } from '@ant-design/icons';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { fullName } from '../../../lib/format';
import type { PodItem } from '../lib/pod-items';
import styles from './PodTimeline.module.css';

/** A meeting or a blocked time on the timeline; the frame around it names and opens it. */
export function PodTile({ item, isOver }: { item: PodItem; isOver: boolean }) {
  if (item.kind === 'block')
    return (
      <div className={styles.tile} data-kind="block" data-over={isOver} title={item.label}>
        <StopOutlined aria-hidden />
        <span className={styles.text}>{item.title}</span>
      </div>
    );
  return (
    <div className={styles.tile} data-kind="meeting" data-over={isOver} title={item.label}>
      <span className={styles.names}>
        {item.people.map(({ id, person }) => (
          <span key={id} className={styles.line}>
            <PictureOrInitials name={fullName(person)} src={person.avatarUrl} size={18} />
            <span className={styles.text}>{fullName(person)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
