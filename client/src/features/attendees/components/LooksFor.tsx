import { Reason } from '../../../components/person/Reason';
import type { InvestorCard_AttendeeFragment } from '../../../generated/graphql';
import { cardInterests } from '../lib/interest-order';
import { messages } from '../messages';
import { InterestTag } from './InterestTag';
import styles from './LooksFor.module.css';

const SHOWN = 5;

/** Why to meet an investor, and what they look for. */
export function LooksFor({ person }: { person: InvestorCard_AttendeeFragment }) {
  const sought = person.interests.filter(({ kind }) => kind === 'SEEK');
  const { shown, more } = cardInterests(sought, [], SHOWN);
  return (
    <div className={styles.looksFor}>
      <Reason match={person.match} />
      {shown.length > 0 && (
        <div>
          <p className={styles.label}>{messages.investors.looksFor}</p>
          <ul className={styles.terms}>
            {shown.map((entry) => (
              <li key={entry.term}>
                <InterestTag {...entry} />
              </li>
            ))}
            {more > 0 && <li className={styles.more}>{messages.investors.more(more)}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
