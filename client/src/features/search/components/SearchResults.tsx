import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState, ErrorState, LoadingLines, Text } from '../../../ui';
import { messages } from '../messages';
import styles from '../search.module.css';
import { OptionList, type OptionListProps } from './SearchOptions';

interface SearchResultsProps extends OptionListProps {
  onClearRecent: () => void;
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
      {!results.text && !loading && options.length === 0 && (
        <Text as="p" tone="secondary" className={styles.hint}>
          {messages.hint}
        </Text>
      )}
      {!results.error && !loading && options.length > 0 && <OptionList {...props} />}
      {!results.text && !loading && options.length > 0 && (
        <Button type="link" onClick={props.onClearRecent}>
          {messages.clearRecent}
        </Button>
      )}
    </div>
  );
}
