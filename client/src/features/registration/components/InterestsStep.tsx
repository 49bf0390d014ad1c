import { CheckOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState } from 'react';
import type { InterestGroups_EventFragment, InterestKind } from '../../../generated/graphql';
import { Note, PlainButton, Row, SearchField, Stack, Text } from '../../../ui';
import { messages } from '../messages';
import styles from './registration.module.css';

interface InterestPickerProps {
  name: string;
  /** Stands above the chips in the place of the name. */
  title: string;
  terms: readonly string[];
  value?: string[];
  onChange?: (terms: string[]) => void;
}

const maxChosen = 50;
/** More terms than this get a search field, and are shown in part at first. */
const manyTerms = 18;

/** The terms of one group as chips to press; what is chosen stays visible whatever one searches for. */
function InterestPicker({ name, title, terms, value = [], onChange }: InterestPickerProps) {
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const many = terms.length > manyTerms;
  const wanted = search.trim().toLowerCase();
  const found = terms.filter((term) => value.includes(term) || term.toLowerCase().includes(wanted));
  const shown =
    many && !all && !wanted ? found.filter((term, i) => i < manyTerms || value.includes(term)) : found;
  const toggle = (term: string) =>
    onChange?.(value.includes(term) ? value.filter((other) => other !== term) : [...value, term]);
  return (
    <Stack as="fieldset" gap="sm" className={styles.group}>
      <Text as="legend" size="lg" strong className={styles.legend}>
        <bdi>{title}</bdi>{' '}
        {value.length > 0 && (
          <Text size="md" tone="secondary" strong={400}>
            {messages.chosen(value.length)}
          </Text>
        )}
      </Text>
      {many && (
        <SearchField
          label={messages.searchTerms(name)}
          placeholder={messages.searchTerms(name)}
          value={search}
          onChange={setSearch}
        />
      )}
      <Row as="ul" gap="xs" wrap>
        {shown.map((term) => (
          <li key={term}>
            <PlainButton
              className={styles.term}
              aria-pressed={value.includes(term)}
              disabled={value.length >= maxChosen && !value.includes(term)}
              onClick={() => toggle(term)}
            >
              {value.includes(term) && <CheckOutlined aria-hidden />} <bdi>{term}</bdi>
            </PlainButton>
          </li>
        ))}
        {shown.length < found.length && (
          <li>
            <Button type="link" onClick={() => setAll(true)}>
              {messages.showAll(terms.length)}
            </Button>
          </li>
        )}
      </Row>
      {found.length === 0 && <Note size="md">{messages.noTerms}</Note>}
    </Stack>
  );
}

const kindOrder: InterestKind[] = ['TOPIC', 'SEEK', 'OFFER'];

/** The last step: interests by group; topics first, then what one looks for and what one offers. */
export default function InterestsStep({ interestGroups: groups }: InterestGroups_EventFragment) {
  if (groups.length === 0) return <p>{messages.noInterests}</p>;
  return (
    <>
      <Note size="md" className={styles.help}>
        {messages.interestsHelp}
      </Note>
      {kindOrder.map((kind) => {
        const own = groups.filter((group) => group.kind === kind);
        return (
          own.length > 0 && (
            <section key={kind}>
              {own.length > 1 && (
                <Text as="h3" size="lg" className={styles.kind}>
                  {messages.kinds[kind]}
                </Text>
              )}
              {own.map(({ id, name, terms }) => (
                <Form.Item key={id} name={['interests', name]} noStyle>
                  <InterestPicker
                    name={name}
                    title={own.length > 1 ? name : messages.kinds[kind]}
                    terms={terms}
                  />
                </Form.Item>
              ))}
            </section>
          )
        );
      })}
    </>
  );
}
