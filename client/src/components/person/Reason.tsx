import { BulbOutlined } from '@ant-design/icons';
import { messages } from './messages';
import styles from './Reason.module.css';

/** The words before the colon say what kind of reason it is, those after it which interests. */
function split(text: string): [kind: string, terms: string] {
  const [kind = '', ...terms] = text.split(': ');
  return [kind, terms.join(': ')];
}

interface ReasonProps {
  /** The server's sentences (`Match.reasonTexts`), the weightiest first. */
  texts: readonly string[];
  /** How many of them to show. */
  limit?: number;
}

/** Why two people should meet, in the words of the server; nothing where there is no reason. */
export function Reason({ texts, limit = 1 }: ReasonProps) {
  if (texts.length === 0) return null;
  return (
    <div className={styles.reason}>
      <BulbOutlined className={styles.icon} aria-hidden />
      <ul className={styles.texts} aria-label={messages.why}>
        {texts.slice(0, limit).map((text) => {
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
  );
}
