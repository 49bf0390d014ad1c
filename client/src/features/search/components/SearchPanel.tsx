import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isComposing } from '../../../lib/composing';
import { deviceStorage } from '../../../data/session/tab-storage';
import { useEventContext } from '../../../data/event/useEventContext';
import { useSession } from '../../../data/session/useSession';
import { Row, Stack, Text, useAtLeast } from '../../../ui';
import { useSearchResults } from '../hooks/useSearchResults';
import { RecentSearches } from '../lib/recent-searches';
import { moveActive, optionsOf, type SearchOption } from '../lib/search-options';
import { takeTypedAhead } from '../lib/typed-ahead';
import { messages } from '../messages';
import styles from '../search.module.css';
import { SearchResults } from './SearchResults';

/** Which keys do what, for those who can see them. */
function Keys() {
  const { move, open, close } = messages.keys;
  return (
    <Row as={Text} size="sm" tone="secondary" gap="md" className={styles.keys} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {move}
      </span>
      <span>
        <kbd>↵</kbd> {open}
      </span>
      <span>
        <kbd>Esc</kbd> {close}
      </span>
    </Row>
  );
}

/** The text field with its results: a combobox, whose list is reached with the arrow keys. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const eventId = useEventContext().event.id;
  const wide = useAtLeast('md');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const userId = useSession(({ auth }) => auth.user?.id ?? '');
  const [history] = useState(() => new RecentSearches(deviceStorage, userId, eventId));
  const [recent, setRecent] = useState(() => history.list());
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** Enter was pressed before the results of the text were there: the first of them is chosen then. */
  const [isAwaited, setIsAwaited] = useState(false);
  const results = useSearchResults(eventId, text);
  const options = optionsOf(eventId, results, recent);
  const current = Math.min(active, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const type = (next: string) => {
    setText(next);
    setActive(0);
    setIsAwaited(false);
  };
  useLayoutEffect(() => {
    const take = (typed: string, isEntered: boolean) => {
      setText(typed);
      setIsAwaited(isEntered);
    };
    return field.current ? takeTypedAhead(field.current, take) : undefined;
  }, []);
  const typeInField = (next: string) => {
    type(next);
    field.current?.focus();
  };
  const choose = (option: SearchOption | undefined) => {
    if (!option) return;
    if (option.kind === 'text') return typeInField(option.text);
    history.add(text);
    // Back leads to the page from which the search was opened.
    void navigate(option.to, { replace: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = moveActive(event.key, current, options.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      setIsAwaited(false);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Results of an earlier text are no answer to this one.
      if (results.isStale) setIsAwaited(true);
      else choose(options[current]);
    }
  };
  const isDue = isAwaited && !results.isStale;
  useEffect(() => {
    if (isDue) choose(options[0]);
    // Once, when the results have come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue]);

  return (
    <Stack as="search" className={styles.panel} aria-label={messages.label}>
      <Row rigid gap="xs" className={styles.head}>
        <SearchOutlined className={styles.icon} aria-hidden />
        <input
          ref={field}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={messages.label}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? optionId(current) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={wide ? messages.placeholder : messages.shortPlaceholder}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        {text && (
          <Button
            type="text"
            shape="circle"
            icon={<CloseCircleFilled aria-hidden />}
            aria-label={messages.clear}
            onClick={() => typeInField('')}
          />
        )}
        <Button type="text" onClick={onClose}>
          {messages.close}
        </Button>
      </Row>
      <SearchResults
        listId={listId}
        optionId={optionId}
        results={results}
        options={options}
        active={current}
        onActive={setActive}
        onChoose={choose}
        onClearRecent={
          recent.length > 0
            ? () => {
                history.clear();
                setRecent([]);
                typeInField('');
              }
            : undefined
        }
      />
      {wide && options.length > 0 && <Keys />}
    </Stack>
  );
}
