import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { graphql, updateSchema } from 'cm6-graphql';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { useEffect, useEffectEvent, useRef } from 'react';
import { logFailure } from '../../../data/errors/log';
import styles from '../api-access.module.css';

/** The schema as the server publishes it; read once, and again after a failure. */
let schema: Promise<GraphQLSchema> | undefined;
const loadSchema = (): Promise<GraphQLSchema> => {
  schema ??= fetch('/api/schema.graphql')
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((text) => buildSchema(text))
    .catch((error: unknown) => {
      schema = undefined;
      throw error;
    });
  return schema;
};

const colours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.definitionKeyword], color: 'var(--ant-color-primary-text)' },
    { tag: tags.variableName, color: 'var(--ant-color-warning-text)' },
    { tag: [tags.string, tags.number, tags.bool], color: 'var(--ant-color-success-text)' },
    { tag: tags.comment, color: 'var(--ant-color-text-secondary)' },
  ]),
);

const look = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--ant-font-family-code)', lineHeight: '1.5' },
  '.cm-content': { minHeight: '160px', padding: '8px 4px', caretColor: 'var(--ant-color-text)' },
  '.cm-tooltip': {
    border: '1px solid var(--ant-color-border-secondary)',
    borderRadius: 'var(--ant-border-radius)',
    background: 'var(--ant-color-bg-elevated)',
    color: 'var(--ant-color-text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--ant-color-primary)',
    color: 'var(--ant-color-text-light-solid)',
  },
  '.cm-completionInfo': { maxWidth: '320px', padding: '8px' },
  '.cm-matchingBracket': { background: 'var(--ant-color-fill-secondary) !important' },
});

interface QueryEditorProps {
  id?: string;
  label: string;
  value?: string;
  onChange?: (text: string) => void;
  onBlur?: () => void;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** A GraphQL query with the fields of the schema to choose from. Loaded late, since editors are heavy. */
export default function QueryEditor(props: QueryEditorProps) {
  const { value = '', 'aria-invalid': invalid = false, 'aria-describedby': described = '' } = props;
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const onChange = useEffectEvent((text: string) => props.onChange?.(text));
  const onBlur = useEffectEvent(() => props.onBlur?.());
  /** Names the editor and its error for those who cannot see them. */
  const attributes = useEffectEvent(() => ({
    id: props.id ?? '',
    'aria-label': props.label,
    'aria-invalid': String(invalid),
    'aria-describedby': described,
  }));
  const start = useEffectEvent((parent: HTMLDivElement) => {
    const extensions = [
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion(),
      // Tab leaves the editor, as it leaves every field. Escape closes the list of fields, and not the form too.
      keymap.of([
        { key: 'Escape', run: closeCompletion, stopPropagation: true },
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        ...completionKeymap,
      ]),
      colours,
      look,
      graphql(),
      EditorView.contentAttributes.of(() => attributes()),
      EditorView.lineWrapping,
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
        if (update.focusChanged && !update.view.hasFocus) onBlur();
      }),
    ];
    return new EditorView({ parent, state: EditorState.create({ doc: value, extensions }) });
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    const view = start(frame.current);
    editor.current = view;
    loadSchema().then(
      (loaded) => updateSchema(view, loaded),
      (error: unknown) => logFailure('The schema did not load', error),
    );
    return () => view.destroy();
  }, []);
  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [value]);
  // The editor reads its attributes again with each transaction, an empty one too.
  useEffect(() => editor.current?.dispatch());
  return <div ref={frame} className={styles.editor} data-invalid={String(invalid)} />;
}
