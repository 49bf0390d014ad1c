import { BulbOutlined } from '@ant-design/icons';
import type { Reason_MatchFragment } from '../../../generated/graphql';
import { Row, Stack, Text } from '../../../ui';
import { messages } from './messages';
import styles from './person.module.css';

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
    <Row align="start" gap="xs" className={styles.reason}>
      <BulbOutlined className={styles.icon} aria-hidden />
      <Text as="div" tone="secondary" style={{ minWidth: 0 }}>
        {confidence && (
          <Text as="p" size="sm" strong className={styles.confidence}>
            {confidence}
          </Text>
        )}
        <Stack as="ul" gap={2} aria-label={messages.why}>
          {match.reasonTexts.slice(0, limit).map((text) => {
            const [kind, terms] = split(text);
            return (
              <li key={text}>
                {kind}
                {terms && (
                  <>
                    {': '}
                    <Text as="strong" tone="text" strong>
                      {terms}
                    </Text>
                  </>
                )}
              </li>
            );
          })}
        </Stack>
      </Text>
    </Row>
  );
}
