/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   No native element is a list that a text field controls; the text field has the keys. */
import {
  ArrowRightOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, Fragment } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { isRightToLeft } from '../../../lib/language';
import { formatMoment } from '../../../lib/time';
import {
  EmptyState,
  ErrorState,
  Highlight,
  Hint,
  LoadingLines,
  PictureOrInitials,
  Row,
  Stack,
  Tag,
  Text,
} from '../../../ui';
import type { useSearchResults } from '../hooks/useSearchResults';
import type { SearchHit } from '../lib/group-results';
import { foundWords, reasonTexts } from '../lib/reasons';
import type { SearchOption } from '../lib/search-options';
import { messages } from '../messages';
import styles from '../search.module.css';

interface OptionListProps {
  listId: string;
  optionId: (index: number) => string;
  results: ReturnType<typeof useSearchResults>;
  options: readonly SearchOption[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: SearchOption) => void;
}

/** Options under the heading of their kind, each with its place in the whole list. */
function grouped(options: readonly SearchOption[]) {
  const groups: { name: string; entries: { option: SearchOption; index: number }[] }[] = [];
  options.forEach((option, index) => {
    const name = messages.groups[option.group];
    const last = groups.at(-1);
    if (last?.name === name) last.entries.push({ option, index });
    else groups.push({ name, entries: [{ option, index }] });
  });
  return groups;
}

function Sign({ icon: Icon }: { icon: ComponentType }) {
  return (
    <span className={styles.sign} aria-hidden>
      <Icon />
    </span>
  );
}

function Picture({ hit }: { hit: SearchHit }) {
  if ('attendee' in hit) return <PictureOrInitials name={hit.title} src={hit.attendee.avatarUrl} size={36} />;
  if ('company' in hit)
    return <PictureOrInitials name={hit.title} src={hit.company.logoUrl} size={36} shape="square" />;
  return <Sign icon={'activity' in hit ? CalendarOutlined : QuestionCircleOutlined} />;
}

/** One result in a line or two: picture, name, and what else there is to say. */
function HitLine({ hit, query }: { hit: SearchHit; query: string }) {
  const zone = useEventZone();
  const when = 'activity' in hit && formatMoment(hit.activity.startsAt, zone);
  // Why it was found comes first: a line that is too long is cut at its end.
  const details = [when, ...reasonTexts(hit), hit.detail].flatMap((one) => one || []);
  const found = foundWords(hit) || query;
  return (
    <>
      <Picture hit={hit} />
      <Stack as={Text} tight>
        <Text strong={500}>
          <Highlight text={hit.title} query={found} />
        </Text>
        {details.length > 0 && (
          // The line runs as the page does, and each detail keeps its own direction: cut is the end of the line.
          <Text size="sm" tone="secondary" cut dir={isRightToLeft() ? 'rtl' : 'ltr'}>
            {details.map((detail, index) => (
              <Fragment key={detail}>
                {index > 0 && ' · '}
                <Highlight text={detail} query={found} />
              </Fragment>
            ))}
          </Text>
        )}
      </Stack>
      {hit.similar && <Tag>{messages.similar}</Tag>}
    </>
  );
}

function signOf({ kind, group }: SearchOption) {
  if (kind === 'link') return ArrowRightOutlined;
  return group === 'recent' ? ClockCircleOutlined : SearchOutlined;
}

function OptionLine({ option, query }: { option: SearchOption; query: string }) {
  if (option.kind === 'hit') return <HitLine hit={option.hit} query={query} />;
  const detail = option.kind === 'text' && option.detail;
  return (
    <>
      <Sign icon={signOf(option)} />
      <Stack as={Text} tight>
        <Text strong={500}>{option.group === 'recent' ? <bdi>{option.text}</bdi> : option.text}</Text>
        {detail && (
          <Text size="sm" tone="secondary">
            {detail}
          </Text>
        )}
      </Stack>
    </>
  );
}

/** The options below the search field, by kind. */
function OptionList(props: OptionListProps) {
  const { listId, optionId, results, options, active, onActive, onChoose } = props;
  return (
    <Stack gap="xs" id={listId} role="listbox" aria-label={messages.results} aria-busy={results.isStale}>
      {grouped(options).map(({ name, entries }) => (
        <div key={name} role="group" aria-label={name}>
          <Text as="p" size="sm" tone="secondary" strong className={styles.heading} aria-hidden>
            {name}
          </Text>
          {entries.map(({ option, index }) => (
            <Row
              gap="sm"
              key={option.key}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onMouseMove={() => onActive(index)}
              onClick={() => onChoose(option)}
            >
              <OptionLine option={option} query={results.text} />
            </Row>
          ))}
        </div>
      ))}
    </Stack>
  );
}

interface SearchResultsProps extends OptionListProps {
  /** Given where there are recent searches. */
  onClearRecent: (() => void) | undefined;
}

function countText({ results, options }: SearchResultsProps): string {
  if (!results.text || !results.isReady) return '';
  if (results.isStale) return messages.searching;
  const count = options.filter(({ kind }) => kind === 'hit').length;
  return count === 0 ? messages.nothing(results.text) : messages.count(count);
}

/** The list below the search field: recent searches, results, or why there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { results, options } = props;
  const loading = results.isStale && !results.isReady && !results.error;
  return (
    <div className={styles.results} data-stale={results.isStale && results.isReady}>
      <output className="visually-hidden">{countText(props)}</output>
      {results.error && <ErrorState error={results.error} title={messages.failed} onRetry={results.retry} />}
      {loading && <LoadingLines rows={5} avatar />}
      {!results.error && !loading && results.text && results.groups.length === 0 && (
        <EmptyState
          icon={<SearchOutlined aria-hidden />}
          title={messages.nothing(results.text)}
          text={messages.nothingText}
        />
      )}
      {!results.text && !loading && !props.onClearRecent && (
        <Hint className={styles.hint}>{messages.hint}</Hint>
      )}
      {!results.error && !loading && options.length > 0 && <OptionList {...props} />}
      {!results.text && !loading && props.onClearRecent && (
        <Button type="link" onClick={props.onClearRecent}>
          {messages.clearRecent}
        </Button>
      )}
    </div>
  );
}
