import { BulbOutlined } from '@ant-design/icons';
import type { Reason_MatchFragment } from '../../generated/graphql';
import { messages } from './messages';
import styles from './Reason.module.css';

/** The words before the colon say what kind of reason it is, those after it which interests. */
function split(text: string): [kind: string, terms: string] {
  const [kind = '', ...terms] = text.split(': ');
  return [kind, terms.join(': ')];
}

interface ReasonProps {
  match: Reason_MatchFragment | null;
  /** How many of the server's sentences to show, the weightiest first. */
  limit?: number;
}

/** Why two people should meet, in the words of the server, and how sure that is; nothing where there is no reason. */
export function Reason({ match, limit = 1 }: ReasonProps) {
  if (!match || match.reasonTexts.length === 0) return null;
  const confidence = messages.confidence[match.confidence];
  return (
    <div className={styles.reason}>
      <BulbOutlined className={styles.icon} aria-hidden />
      <div className={styles.words}>
        {confidence && <p className={styles.confidence}>{confidence}</p>}
        <ul className={styles.texts} aria-label={messages.why}>
          {match.reasonTexts.slice(0, limit).map((text) => {
            const [kind, terms] = split(text);
            return (
              <li key={text}>
                {kind}
                {terms && (
                  <>
                    {': '}
                    <strong>{terms}</strong>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
