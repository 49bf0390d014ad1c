import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { useOverlays } from '../../../hooks/useOverlays';
import { fullName, jobLine } from '../../../lib/format';
import type { PodItem } from '../lib/pod-items';
import { messages } from '../messages';
import styles from './PlaceFields.module.css';

const texts = messages.entry;

/** The people of a meeting, each opening the profile. */
export function EntryPeople({ people }: Pick<PodItem, 'people'>) {
  const overlays = useOverlays();
  return (
    <ul className={styles.people} aria-label={texts.people}>
      {people.map(({ id, person }) => (
        <li key={id}>
          <button type="button" className={styles.person} onClick={() => overlays.openPerson(id)}>
            <PictureOrInitials name={fullName(person)} src={person.avatarUrl} size={36} />
            <span className={styles.words}>
              <strong>{fullName(person) || messages.somebody}</strong>
              <span className={styles.job}>{jobLine(person)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
