import { useState } from 'react';
import type { InterestKind, PersonPanel_AttendeeFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import { InterestTag } from './InterestTag';
import styles from './PersonProfile.module.css';

const texts = messages.panel;

/** Interests that are sought and offered come before topics. */
const rank: Record<InterestKind, number> = { SEEK: 0, OFFER: 1, TOPIC: 2 };

/** So many interests of a group are shown at first. */
const SHOWN = 12;

function Terms({ terms, shared }: { terms: readonly string[]; shared: ReadonlySet<string> }) {
  const [showsAll, setShowsAll] = useState(false);
  const ordered = terms.toSorted((one, other) => Number(shared.has(other)) - Number(shared.has(one)));
  const isLong = terms.length > SHOWN;
  return (
    <>
      <ul className={styles.terms}>
        {(showsAll ? ordered : ordered.slice(0, SHOWN)).map((term) => (
          <li key={term}>
            <InterestTag term={term} shared={shared.has(term)} />
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? texts.showFewer : texts.showAll(terms.length)}
        </button>
      )}
    </>
  );
}

/** The interests of a person, with those that the viewer shares marked. */
export function PersonInterests({ person }: { person: PersonPanel_AttendeeFragment }) {
  const shared = new Set(person.sharedInterests);
  const groups = person.interests
    .filter(({ terms }) => terms.length > 0)
    .toSorted((one, other) => rank[one.kind] - rank[other.kind]);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{texts.interests}</h3>
      {shared.size > 0 && <p className={styles.common}>{texts.sharedWithYou(shared.size)}</p>}
      {groups.length === 0 && <p>{texts.noInterests}</p>}
      {groups.map(({ group, terms }) => (
        <div key={group} className={styles.group}>
          <h4 className={styles.groupName}>{group}</h4>
          <Terms terms={terms} shared={shared} />
        </div>
      ))}
    </section>
  );
}
