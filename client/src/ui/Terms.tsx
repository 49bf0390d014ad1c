import { Row } from './Stack';
import { Tag } from './Tag';
import styles from './Tag.module.css';
import { Text } from './Text';

interface TermsProps {
  terms: readonly string[];
  /** Those of the viewer too: they come first, marked by a star as well as by colour. */
  shared?: readonly string[];
  /** Read out after such a term. */
  sharedText?: string;
  tone?: 'info' | 'accent';
  /** How many are shown. */
  limit?: number;
  /** Says how many are left out. */
  more?: (count: number) => string;
  large?: boolean;
  /** Names the list. */
  label?: string;
}

/** Interests or sectors as a row of tags. */
export function Terms(props: TermsProps) {
  const { terms, shared = [], sharedText, tone = 'info', limit = terms.length, more, large, label } = props;
  const common = new Set(shared);
  const ordered = terms.toSorted((one, other) => Number(common.has(other)) - Number(common.has(one)));
  const left = ordered.length - limit;
  return (
    <Row as="ul" wrap gap={6} className={large ? styles.large : undefined} aria-label={label}>
      {ordered.slice(0, limit).map((term) => (
        <Row as="li" key={term}>
          {common.has(term) ? (
            <Tag tone={tone}>
              <Text strong>
                <span aria-hidden>★ </span>
                <bdi>{term}</bdi>
                <span className="visually-hidden">{` (${sharedText})`}</span>
              </Text>
            </Tag>
          ) : (
            <Tag>
              <bdi>{term}</bdi>
            </Tag>
          )}
        </Row>
      ))}
      {more && left > 0 && (
        <Text as="li" size="sm" tone="secondary">
          {more(left)}
        </Text>
      )}
    </Row>
  );
}
