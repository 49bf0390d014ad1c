import { DeleteOutlined, EditOutlined, MobileOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Language } from '../../../../../../generated/graphql';
import { shownField } from '../../../../../../lib/event-fields';
import {
  EmptyState,
  Note,
  Panel,
  PlainButton,
  Row,
  SortableList,
  Stack,
  Text,
  useOverlay,
  useToasts,
} from '../../../../../../ui';
import { answerLabel } from '../../../../../event-fields';
import {
  draftError,
  labelOf,
  MAX_FIELDS,
  moveError,
  movedTo,
  newField,
  previewOf,
  type FieldDraft,
} from '../../lib/field-drafts';
import { messages } from '../../messages';
import { FieldDrawer } from './FieldDrawer';
import { FieldsPreview } from './FieldsPreview';

const texts = messages.fields;
const NEW = 'new';

/** What a field is, in a line: its kind, whether it is required, who sees the answers, and on what it depends. */
function factsOf(draft: FieldDraft, drafts: readonly FieldDraft[], languages: readonly Language[]): string {
  const decider = drafts.find(({ id }) => id === draft.conditionOf);
  const [shown] = decider ? previewOf([decider], languages).map((one) => shownField(one, languages[0])) : [];
  const answers = shown && draft.conditionAnswers.map((value) => answerLabel(shown, value)).join(texts.or);
  return [
    texts.kinds[draft.kind],
    draft.required && texts.required,
    texts.audiences[draft.audience],
    shown && answers && texts.askedWhere(shown.label, answers),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface FieldCardProps {
  id: string;
  label: string;
  facts: string;
  handle: ReactNode;
  error: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One field of the list. */
const FieldCard = ({ id, label, facts, handle, error, onEdit, onRemove }: FieldCardProps) => (
  <Panel gap="xxs" pad="sm">
    <Row gap="xs">
      {handle}
      <Stack grow gap="xxs">
        <PlainButton aria-label={texts.edit(label)} aria-describedby={`${id}-facts`} onClick={onEdit}>
          <Text strong>
            <bdi>{label}</bdi> <EditOutlined aria-hidden />
          </Text>
        </PlainButton>
        <Note id={`${id}-facts`}>{facts}</Note>
      </Stack>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={texts.remove(label)}
        onClick={onRemove}
      />
    </Row>
    {error && (
      <Text as="p" tone="error" role="alert">
        {error}
      </Text>
    )}
  </Panel>
);

interface FieldsFieldProps {
  eventId: string;
  languages: readonly Language[];
  value?: FieldDraft[];
  onChange?: (drafts: FieldDraft[]) => void;
}

/** The fields of an event in their order, with the drawer that edits one, and the preview of all. */
export function FieldsField({ eventId, languages, value: drafts = [], onChange }: FieldsFieldProps) {
  const set = (next: FieldDraft[]) => onChange?.(next);
  const toasts = useToasts();
  const edited = useOverlay('editField');
  const [isPreviewed, setPreviewed] = useState(false);
  const [added, setAdded] = useState(newField);
  const draft = edited.value === NEW ? added : drafts.find(({ id }) => id === edited.value);
  const move = (from: number, to: number) => {
    const refused = moveError(drafts, from, to);
    if (!refused) return set(movedTo(drafts, from, to));
    toasts.info(texts.stays(labelOf(refused.field, languages), labelOf(refused.before, languages)), 'stays');
    return false;
  };
  const keep = (changed: FieldDraft) => {
    const isKnown = drafts.some(({ id }) => id === changed.id);
    set(isKnown ? drafts.map((one) => (one.id === changed.id ? changed : one)) : [...drafts, changed]);
  };
  const add = () => {
    setAdded(newField());
    edited.open(NEW);
  };
  const isFull = drafts.length >= MAX_FIELDS;
  return (
    <Stack gap="md">
      {drafts.length === 0 ? (
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          action={
            <Button type="primary" onClick={add}>
              {texts.add}
            </Button>
          }
        />
      ) : (
        <>
          <SortableList
            label={messages.sections.fields}
            items={drafts}
            keyOf={({ id }) => id}
            nameOf={(one) => labelOf(one, languages)}
            onMove={move}
          >
            {(one, handle) => (
              <FieldCard
                id={one.id}
                label={labelOf(one, languages)}
                facts={factsOf(one, drafts, languages)}
                handle={handle}
                error={draftError(one, drafts, languages)}
                onEdit={() => edited.open(one.id)}
                onRemove={() => set(drafts.filter(({ id }) => id !== one.id))}
              />
            )}
          </SortableList>
          <Row wrap gap="xs">
            <Button icon={<PlusOutlined aria-hidden />} disabled={isFull} onClick={add}>
              {texts.add}
            </Button>
            <Button icon={<MobileOutlined aria-hidden />} onClick={() => setPreviewed(true)}>
              {texts.preview}
            </Button>
            {isFull && <Note>{texts.most}</Note>}
          </Row>
        </>
      )}
      {draft && (
        <FieldDrawer
          key={draft.id}
          eventId={eventId}
          draft={draft}
          drafts={drafts}
          languages={languages}
          onDone={keep}
          onClose={edited.close}
        />
      )}
      {isPreviewed && (
        <FieldsPreview
          fields={previewOf(drafts, languages)}
          languages={languages}
          onClose={() => setPreviewed(false)}
        />
      )}
    </Stack>
  );
}
