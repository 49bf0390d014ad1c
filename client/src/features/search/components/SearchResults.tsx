/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   No native element is a list that a text field controls; the text field has the keys. */
import { ClockCircleOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import type { useSearchResults } from '../hooks/useSearchResults';
import type { SearchOption } from '../lib/search-options';
import { messages } from '../messages';
import { SearchHitLine } from './SearchHitLine';
import styles from './SearchPanel.module.css';

interface SearchResultsProps {
  listId: string;
  optionId: (index: number) => string;
  results: ReturnType<typeof useSearchResults>;
  options: readonly SearchOption[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: SearchOption) => void;
  onClearRecent: () => void;
}

const groupOf = (option: SearchOption): string =>
  option.kind === 'recent' ? messages.recent : messages.groups[option.group];

/** Options under the heading of their kind, each with its place in the whole list. */
function grouped(options: readonly SearchOption[]) {
  const groups: { name: string; entries: { option: SearchOption; index: number }[] }[] = [];
  options.forEach((option, index) => {
    const name = groupOf(option);
    const last = groups.at(-1);
    if (last?.name === name) last.entries.push({ option, index });
    else groups.push({ name, entries: [{ option, index }] });
  });
  return groups;
}

function OptionLine({ option, query }: { option: SearchOption; query: string }) {
  if (option.kind === 'hit') return <SearchHitLine hit={option.hit} query={query} />;
  const icon = option.kind === 'recent' ? <ClockCircleOutlined /> : <SearchOutlined />;
  return (
    <>
      <span className={styles.sign} aria-hidden>
        {icon}
      </span>
      <span className={styles.name}>
        {option.kind === 'recent' ? option.text : messages.allPeople(option.text)}
      </span>
    </>
  );
}

function OptionList(props: SearchResultsProps) {
  const { listId, optionId, results, options, active, onActive, onChoose } = props;
  return (
    <div id={listId} role="listbox" aria-label={messages.results} aria-busy={results.isStale}>
      {grouped(options).map(({ name, entries }) => (
        <div key={name} role="group" aria-label={name} className={styles.group}>
          <p className={styles.heading} aria-hidden>
            {name}
          </p>
          {entries.map(({ option, index }) => (
            <div
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
            </div>
          ))}
        </div>
      ))}
    </div>
  );
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
      {!results.error && !loading && results.text && options.length === 0 && (
        <EmptyState
          icon={<SearchOutlined aria-hidden />}
          title={messages.nothing(results.text)}
          text={messages.nothingText}
        />
      )}
      {!results.text && !loading && options.length === 0 && <p className={styles.hint}>{messages.hint}</p>}
      {!results.error && !loading && options.length > 0 && <OptionList {...props} />}
      {!results.text && !loading && options.length > 0 && (
        <Button type="link" onClick={props.onClearRecent}>
          {messages.clearRecent}
        </Button>
      )}
    </div>
  );
}
