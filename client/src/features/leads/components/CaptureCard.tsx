import { Button, Input } from 'antd';
import { useEffect, useRef } from 'react';
import type { LeadQuestion_LeadQuestionFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { Hint, Note, Panel, PictureOrInitials, Row, Stack, Text } from '../../../ui';
import type { CaptureCard as Card, Captures } from '../hooks/useCaptures';
import { refusalWords } from '../lib/refusal-words';
import { messages } from '../messages';
import { AnswerFields, NoteField, RatingField } from './LeadFields';
import { RatingTag } from './RatingTag';

const texts = messages.capture;

/** The end of a code says enough to tell two badges apart. */
const tailOf = (code: string): string => code.slice(-4);

const nameOf = ({ lead, code, name }: Card): string =>
  lead ? fullName(lead.attendee) : name || texts.badge(tailOf(code));

function Person({ card }: { card: Card }) {
  const { lead } = card;
  const name = nameOf(card);
  return (
    <Row grow gap="sm">
      <PictureOrInitials name={lead ? name : '?'} src={lead?.attendee.avatarUrl} size={48} />
      <Stack grow>
        <Text as="h2" size="lg" strong tight>
          <bdi>{name}</bdi>
        </Text>
        <Note size="md">
          <bdi>{lead ? jobLine(lead.attendee) : card.refusal ? null : texts.kept}</bdi>
        </Note>
      </Stack>
    </Row>
  );
}

interface CaptureCardProps {
  card: Card;
  questions: readonly LeadQuestion_LeadQuestionFragment[];
  captures: Captures;
  /** The badge scanned last, or one that was opened again: with all its fields. */
  isOpen: boolean;
  onOpen: () => void;
}

/** One badge: whose it is, and what the team says about them. */
export default function CaptureCard({ card, questions, captures, isOpen, onOpen }: CaptureCardProps) {
  const place = useRef<HTMLDivElement>(null);
  // The name and the rating alone, so that the camera stays in view.
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { draft } = card;
  const name = nameOf(card);
  const reason = card.refusal ? refusalWords(card.refusal) : null;
  const change = (part: Parameters<typeof captures.change>[1]) => captures.change(card, part);
  const dismiss = reason && (
    <Button aria-label={texts.dismissName(name)} onClick={() => captures.dismiss(card)}>
      {texts.dismiss}
    </Button>
  );
  if (reason && !card.lead) {
    return (
      <Panel as="article" gap="sm" pad="sm" aria-label={name}>
        <Row wrap gap="sm">
          <Person card={card} />
          {dismiss}
        </Row>
        <Text as="p" tone="error">
          {reason}
        </Text>
      </Panel>
    );
  }
  if (!isOpen) {
    return (
      <Panel as="article" pad="sm" aria-label={name}>
        <Row gap="sm">
          <Person card={card} />
          <RatingTag rating={draft.rating} />
          <Button aria-label={texts.editName(name)} onClick={onOpen}>
            {texts.edit}
          </Button>
        </Row>
      </Panel>
    );
  }
  return (
    <Panel as="article" gap="md" aria-label={name}>
      <Stack ref={place} gap="md">
        <Person card={card} />
        {!card.lead && (
          <Input
            dir="auto"
            maxLength={200}
            aria-label={`${texts.badge(tailOf(card.code))}: ${texts.name}`}
            placeholder={texts.name}
            value={card.name ?? ''}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
        <RatingField name={name} value={draft.rating} onChange={(rating) => change({ rating })} />
      </Stack>
      <NoteField label={messages.note} value={draft.note} onChange={(note) => change({ note })} />
      <AnswerFields questions={questions} value={draft.answers} onChange={(answers) => change({ answers })} />
      <Row gap="sm" justify="between">
        <Hint aria-live="polite">{reason ?? (card.isWaiting ? texts.waits : texts.savedBySelf)}</Hint>
        {dismiss}
      </Row>
    </Panel>
  );
}
