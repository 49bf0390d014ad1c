import { CloseOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { isComposing } from '../../../../../lib/composing';
import { Note, PlainButton, Row, Stack } from '../../../../../ui';
import { addTerms, termsIn } from '../lib/interests';
import { messages } from '../messages';
import styles from './Setup.module.css';

const texts = messages.interests;

interface TermTagsProps {
  /** Names the list: that of its group. */
  label: string;
  terms: readonly string[];
  /** How many have chosen a term, by the text that it has now. */
  usesOf: (term: string) => number;
  onAdd: (terms: string[]) => void;
  onRename: (from: string, to: string) => void;
  onRemove: (term: string) => void;
}

function RenameField({ term, onDone }: { term: string; onDone: (text: string) => void }) {
  return (
    <Input
      className={styles.typed}
      aria-label={texts.rename(term)}
      defaultValue={term}
      maxLength={100}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
      autoFocus
      onBlur={({ target }) => onDone(target.value)}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Escape') onDone(term);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onDone(event.currentTarget.value);
      }}
    />
  );
}

function AddField({ label, terms, onAdd }: Pick<TermTagsProps, 'label' | 'terms' | 'onAdd'>) {
  const hint = useId();
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const added = termsIn(typed);
    if (added.length > 0) onAdd(addTerms(terms, added));
    setText('');
  };
  return (
    <Row wrap gap="xs">
      <Input
        className={styles.typed}
        aria-label={texts.addTermTo(label)}
        aria-describedby={hint}
        placeholder={texts.addTerm}
        value={text}
        maxLength={100}
        onChange={({ target }) => (/[,;]$/.test(target.value) ? add(target.value) : setText(target.value))}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!/[\n,;]/.test(pasted)) return;
          event.preventDefault();
          add(`${text}${pasted}`);
        }}
        onBlur={() => add(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          add(text);
        }}
      />
      <Note as="span" id={hint}>
        {texts.addTermHint}
      </Note>
    </Row>
  );
}

/** Terms as tags: added one by one or pasted, renamed with a click, removed with the cross. */
export function TermTags({ label, terms, usesOf, onAdd, onRename, onRemove }: TermTagsProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <Stack gap="xs" className={styles.terms}>
      <Row as="ul" wrap gap="xs" aria-label={`${texts.terms}: ${label}`}>
        {terms.map((term) => {
          const uses = usesOf(term);
          return (
            <Row as="li" key={term} align="stretch" className={styles.tag}>
              {renamed === term ? (
                <RenameField
                  term={term}
                  onDone={(text) => {
                    setRenamed(null);
                    onRename(term, text);
                  }}
                />
              ) : (
                <>
                  <Row
                    as={PlainButton}
                    gap={6}
                    className={styles.term}
                    title={texts.rename(term)}
                    onClick={() => setRenamed(term)}
                  >
                    <span className="visually-hidden">{`${texts.renameLead} `}</span>
                    {term}
                    {uses > 0 && (
                      <>
                        <Note as="span" figures aria-hidden>
                          {uses}
                        </Note>
                        <span className="visually-hidden">{` (${texts.uses(uses)})`}</span>
                      </>
                    )}
                  </Row>
                  <Row
                    as={PlainButton}
                    justify="center"
                    className={styles.remove}
                    aria-label={texts.removeTerm(term)}
                    onClick={() => onRemove(term)}
                  >
                    <CloseOutlined aria-hidden />
                  </Row>
                </>
              )}
            </Row>
          );
        })}
      </Row>
      <AddField label={label} terms={terms} onAdd={onAdd} />
    </Stack>
  );
}
