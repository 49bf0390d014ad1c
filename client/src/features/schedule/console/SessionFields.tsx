import { AutoComplete, Form, Input, Select } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { formatTimeRange } from '../../../lib/time';
import { EventTimeNote, FormNote, Grid, Notice, PeriodFields } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import type { Session } from '../lib/agenda-entries';
import styles from './ArrangeView.module.css';
import { SpeakerField } from './SpeakerField';
import { messages } from './messages';
import { isOutside, type SessionClash, sessionClashes } from './session-clashes';
import { plannedOf, type SessionValues } from './session-values';

/** The shared speakers, room or track of two sessions at one time, in words. */
function reasonsOf({ speakers, room, sameTrack }: SessionClash): string[] {
  return [
    ...(speakers.length > 0 ? [messages.sameSpeaker(speakers)] : []),
    ...(room ? [messages.sameRoom(room)] : []),
    ...(sameTrack ? [messages.sameTrack] : []),
  ];
}

/** Says before saving what the session of the form clashes with. It may be saved all the same. */
function ClashNotice({ id }: { id: string | null }) {
  const { event } = useEventContext();
  const { sessions } = useSchedulePage().schedule;
  const values = Form.useWatch([], Form.useFormInstance<SessionValues>()) as SessionValues | undefined;
  const planned = values ? plannedOf(id, values, event.timezone) : null;
  const clashes = planned ? sessionClashes(planned, sessions) : [];
  return (
    <FormNote as="output">
      {planned && isOutside(planned, event) && <Notice kind="warning" title={messages.outside} />}
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
}

/** Fields that suggest what other sessions have in them. */
const suggested = [
  { name: 'track', label: texts.track, maxLength: 100 },
  { name: 'location', label: texts.room, maxLength: 200 },
] as const;

/** The different texts that sessions have in a field, by name. */
const knownOf = (sessions: readonly Session[], key: 'track' | 'location') =>
  [...new Set(sessions.map((session) => session[key]))]
    .filter((text) => text !== null)
    .sort()
    .map((value) => ({ value }));

const matches = (typed: string, option?: { value: string }): boolean =>
  option?.value.toLowerCase().includes(typed.trim().toLowerCase()) ?? false;

/** The fields of a session, with what it clashes with above them. */
export function SessionFields({ id, days }: SessionFieldsProps) {
  const { sessions } = useSchedulePage().schedule;
  const kinds = (['SESSION', 'BREAK'] as const).map((value) => ({ value, label: texts.kinds[value] }));
  return (
    <>
      <ClashNotice id={id} />
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
        {suggested.map(({ name, label, maxLength }) => (
          <Form.Item key={name} name={name} label={label}>
            <AutoComplete
              options={knownOf(sessions, name)}
              showSearch={{ filterOption: matches }}
              maxLength={maxLength}
              allowClear
            />
          </Form.Item>
        ))}
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
