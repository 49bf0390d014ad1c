import { AutoComplete, Form, Input, Select } from 'antd';
import { useEventContext } from '../../../data/useEventContext';
import { useEventZone } from '../../../data/useEventZone';
import { formatTimeRange } from '../../../lib/time';
import { EventTimeNote, FormNote, Grid, Notice, PeriodFields } from '../../../ui';
import type { Session } from '../lib/agenda-entries';
import styles from './ArrangeView.module.css';
import { SpeakerField } from './SpeakerField';
import { messages } from './messages';
import { isOutside, type PlannedSession, type SessionClash, sessionClashes } from './session-clashes';
import { plannedOf, type SessionValues } from './session-values';

/** What two sessions at one time have in common, in words. */
function reasonsOf({ speakers, room, sameTrack }: SessionClash): string[] {
  return [
    ...(speakers.length > 0 ? [messages.sameSpeaker(speakers)] : []),
    ...(room ? [messages.sameRoom(room)] : []),
    ...(sameTrack ? [messages.sameTrack] : []),
  ];
}

interface ClashNoticeProps {
  planned: PlannedSession | null;
  sessions: readonly Session[];
}

/** Says before saving what a session clashes with. It may be saved all the same. */
function ClashNotice({ planned, sessions }: ClashNoticeProps) {
  const { event } = useEventContext();
  const clashes = planned ? sessionClashes(planned, sessions) : [];
  const outside = planned !== null && isOutside(planned, event);
  return (
    <FormNote as="output">
      {outside && <Notice kind="warning" title={messages.outside} />}
      {clashes.length > 0 && (
        <Notice kind="warning" title={messages.clashTitle(clashes.length)}>
          <ul className={styles.clashes}>
            {clashes.map((clash) => (
              <li key={clash.session.id}>
                {messages.clash(
                  clash.session.title,
                  formatTimeRange(clash.session.startsAt, clash.session.endsAt, event.timezone),
                  reasonsOf(clash),
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </FormNote>
  );
}

const texts = messages.form;

interface SessionFieldsProps {
  /** The session that is edited; null for a new one. */
  id: string | null;
  days: readonly string[];
  sessions: readonly Session[];
}

/** The different texts that sessions have in a field, by name. */
const knownOf = (sessions: readonly Session[], key: 'track' | 'location') =>
  [...new Set(sessions.map((session) => session[key]))]
    .filter((text) => text !== null && text !== undefined)
    .sort()
    .map((value) => ({ value }));

const matches = (typed: string, option?: { value: string }): boolean =>
  option?.value.toLowerCase().includes(typed.trim().toLowerCase()) ?? false;

function Clashes({ id, sessions }: Pick<SessionFieldsProps, 'id' | 'sessions'>) {
  const zone = useEventZone();
  const form = Form.useFormInstance<SessionValues>();
  const values = Form.useWatch<SessionValues>([], form) as SessionValues | undefined;
  return <ClashNotice planned={values ? plannedOf(id, values, zone) : null} sessions={sessions} />;
}

/** The fields of a session, with what it clashes with above them. */
export function SessionFields({ id, days, sessions }: SessionFieldsProps) {
  const kinds = (['SESSION', 'BREAK'] as const).map((value) => ({ value, label: texts.kinds[value] }));
  return (
    <>
      <Clashes id={id} sessions={sessions} />
      <Form.Item
        name="title"
        label={texts.title}
        rules={[{ required: true, whitespace: true, message: texts.titleMissing }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <PeriodFields texts={texts} days={days} />
      <p className="visually-hidden">
        <EventTimeNote />
      </p>
      <Grid column={180} gap="sm" lineGap={0}>
        <Form.Item name="track" label={texts.track}>
          <AutoComplete
            options={knownOf(sessions, 'track')}
            showSearch={{ filterOption: matches }}
            maxLength={100}
            allowClear
          />
        </Form.Item>
        <Form.Item name="location" label={texts.room}>
          <AutoComplete
            options={knownOf(sessions, 'location')}
            showSearch={{ filterOption: matches }}
            maxLength={200}
            allowClear
          />
        </Form.Item>
      </Grid>
      <Form.Item name="speakerIds" label={texts.speakers} extra={texts.speakersHint}>
        <SpeakerField />
      </Form.Item>
      <Form.Item name="description" label={texts.description}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={5_000} />
      </Form.Item>
      <Form.Item name="kind" label={texts.kind} rules={[{ required: true }]}>
        <Select options={kinds} />
      </Form.Item>
    </>
  );
}
