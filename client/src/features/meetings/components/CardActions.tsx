import { useApolloClient } from '@apollo/client/react';
import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { queryFresh } from '../../../data/freshness';
import { MeetingCalendarDocument } from '../../../generated/graphql';
import { fileNamePart } from '../../../lib/download';
import { Row, useCalendarFile, useDialogs } from '../../../ui';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { isRequestToMe, viewerSaysHeld } from '../lib/meeting-days';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { AnswerButtons } from './MeetingAnswers';

/** Downloads the calendar file of a meeting, as it is on the server now. */
export function CalendarButton({ id, name }: { id: string; name: string }) {
  const client = useApolloClient();
  const calendar = useCalendarFile({
    name: `meeting-${fileNamePart(name) || id}`,
    failed: messages.calendarFailed,
    read: async () => {
      const { data } = await queryFresh(client, MeetingCalendarDocument, { id });
      return data?.meeting.calendar;
    },
  });
  return (
    <Button
      type="text"
      className={styles.quiet}
      classNames={{ content: styles.calendarWords }}
      icon={<CalendarOutlined aria-hidden />}
      loading={calendar.loading}
      aria-label={messages.calendarName(name)}
      title={messages.calendar}
      onClick={calendar.download}
    >
      {messages.calendar}
    </Button>
  );
}

/** Asks once a meeting is over whether it took place; the answer can be changed. */
export function TookPlace({ actions }: { actions: MeetingActions }) {
  const [changing, setChanging] = useState(false);
  const texts = messages.tookPlace;
  const said = viewerSaysHeld(actions.meeting);
  const disabled = actions.running !== null;
  const answer = (tookPlace: boolean) => {
    setChanging(false);
    void actions.confirm(tookPlace);
  };
  if (said !== null && !changing) {
    return (
      <Row as="p" wrap gap="xs">
        {said ? texts.met : texts.notMet}
        <Button type="link" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </Row>
    );
  }
  return (
    <Row as="fieldset" wrap gap="xs">
      <legend className={styles.question}>{texts.question(actions.name)}</legend>
      <Button disabled={disabled} onClick={() => answer(true)}>
        {texts.yes}
      </Button>
      <Button disabled={disabled} onClick={() => answer(false)}>
        {texts.no}
      </Button>
    </Row>
  );
}

interface CardActionsProps {
  actions: MeetingActions;
  when: string;
  isOver: boolean;
  /** The list's one filled button is this card's Accept. */
  filled: boolean;
  onPropose: () => void;
  onAnswered: () => void;
}

/** The viewer's actions on a meeting: answer it, move it, keep it in their calendar, or call it off. */
export function CardActions({ actions, when, isOver, ...props }: CardActionsProps) {
  const { meeting, name } = actions;
  const { status } = meeting;
  const dialogs = useDialogs();
  const toAnswer = isRequestToMe(meeting);
  const quiet = { type: 'text', className: styles.quiet, disabled: actions.running !== null } as const;
  const cancel = async () => {
    const agreed = status === 'ACTIVE';
    const text = agreed ? messages.cancelText(name, when) : messages.cancelRequestText(name, when);
    const title = agreed ? messages.cancelTitle(name) : messages.cancelRequestTitle(name);
    if ((await dialogs.confirm(text, title)) && (await actions.respond('CANCEL'))) props.onAnswered();
  };
  return (
    <Row wrap gap="xs" lineGap="xxs" className={styles.actions}>
      {toAnswer && <AnswerButtons actions={actions} filled={props.filled} onAnswered={props.onAnswered} />}
      {status === 'ACTIVE' && !isOver && <CalendarButton id={meeting.id} name={name} />}
      {meeting.viewerCanPropose && (
        <Button {...quiet} aria-label={messages.proposeName(name)} onClick={props.onPropose}>
          {messages.propose}
        </Button>
      )}
      {meeting.viewerCanCancel && !toAnswer && (
        <Button
          {...quiet}
          loading={actions.running === 'CANCEL'}
          aria-label={messages.cancelName(name)}
          onClick={() => void cancel()}
        >
          {messages.cancel}
        </Button>
      )}
    </Row>
  );
}
