import { useApolloClient } from '@apollo/client/react';
import {
  CalendarOutlined,
  CloseOutlined,
  MessageOutlined,
  MoreOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { queryFresh } from '../../../data/freshness/freshness';
import { MeetingCalendarDocument } from '../../../generated/graphql';
import { fileNamePart } from '../../../lib/download';
import { PopMenu, PopMenuItem, Row, useCalendarFile, useDialogs } from '../../../ui';
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
  const held = viewerSaysHeld(actions.meeting);
  const disabled = actions.running !== null;
  const answer = (tookPlace: boolean) => {
    setChanging(false);
    void actions.confirm(tookPlace);
  };
  if (held !== null && !changing) {
    return (
      <Row as="p" wrap gap="xs">
        {held ? texts.met : texts.notMet}
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
  onMessage: () => void;
  onAnswered: () => void;
}

/** The viewer's actions on a meeting: its main one, to answer it or to keep it in their calendar, and the others in a menu. */
export function CardActions({ actions, when, isOver, ...props }: CardActionsProps) {
  const { meeting, name } = actions;
  const { status } = meeting;
  const dialogs = useDialogs();
  const toAnswer = isRequestToMe(meeting);
  const cancel = async () => {
    const agreed = status === 'ACTIVE';
    const text = agreed ? messages.cancelText(name, when) : messages.cancelRequestText(name, when);
    const title = agreed ? messages.cancelTitle(name) : messages.cancelRequestTitle(name);
    if ((await dialogs.confirm(text, title)) && (await actions.respond('CANCEL'))) props.onAnswered();
  };
  const others = [
    meeting.other?.viewerCanMessage && (
      <PopMenuItem key="message" icon={<MessageOutlined aria-hidden />} onClick={props.onMessage}>
        {messages.message}
      </PopMenuItem>
    ),
    meeting.viewerCanPropose && (
      <PopMenuItem key="propose" icon={<SwapOutlined aria-hidden />} onClick={props.onPropose}>
        {messages.propose}
      </PopMenuItem>
    ),
    meeting.viewerCanCancel && !toAnswer && (
      <PopMenuItem key="cancel" icon={<CloseOutlined aria-hidden />} danger onClick={() => void cancel()}>
        {messages.cancel}
      </PopMenuItem>
    ),
  ].filter(Boolean);
  return (
    <Row wrap gap="xs" lineGap="xxs" className={styles.actions}>
      {toAnswer && <AnswerButtons actions={actions} filled={props.filled} onAnswered={props.onAnswered} />}
      {status === 'ACTIVE' && !isOver && <CalendarButton id={meeting.id} name={name} />}
      {others.length > 0 && (
        <PopMenu
          label={messages.moreName(name)}
          buttonLabel={messages.moreName(name)}
          button={<MoreOutlined aria-hidden />}
          disabled={actions.running !== null}
        >
          {others}
        </PopMenu>
      )}
    </Row>
  );
}
