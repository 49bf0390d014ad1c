import { BulbOutlined } from '@ant-design/icons';
import type { Reason_MatchFragment } from '../../../generated/graphql';
import { listed } from '../../../lib/language';
import { Row, Stack, Text } from '../../../ui';
import { matchReasons } from './match-reasons';
import { messages } from './messages';
import styles from './person.module.css';

interface ReasonProps {
  match: Reason_MatchFragment | null;
  /** How many kinds of reasons to show, the weightiest first. */
  limit?: number;
}

/** Why two people should meet, and how sure that is; nothing where there is no reason. */
export function Reason({ match, limit = 1 }: ReasonProps) {
  if (!match || match.reasons.length === 0) return null;
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
          {matchReasons(match.reasons)
            .slice(0, limit)
            .map(({ kind, terms }) => (
              <li key={kind}>
                {`${kind}: `}
                <Text as="strong" tone="text" strong>
                  {listed(terms)}
                </Text>
              </li>
            ))}
        </Stack>
      </Text>
    </Row>
  );
}
