import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { Panel, Segmented, Text } from '../../../ui';
import styles from '../announcements.module.css';
import { messages } from '../messages';

const texts = messages.panel;

type Content = Pick<Announcement_AnnouncementFragment, 'title' | 'text' | 'inPortal' | 'byMail'>;

function InPortal({ title, text }: Content) {
  return (
    <Panel className={styles.preview}>
      <strong>{title}</strong>
      <Text lines>{text}</Text>
      <Text size="sm" tone="secondary">
        {texts.now}
      </Text>
    </Panel>
  );
}

function ByMail({ title, text }: Content) {
  const { event } = useEventContext();
  return (
    <Panel gap="sm" className={styles.preview}>
      <dl className={styles.mailHead}>
        <dt>{texts.from}</dt>
        <dd>{texts.sender}</dd>
        <dt>{messages.columns.title}</dt>
        <dd>{texts.subject(title, event.title)}</dd>
      </dl>
      <div>{texts.hello}</div>
      <Text lines>{text}</Text>
      <Text strong className={styles.mailButton}>
        {texts.openEvent}
      </Text>
      <Text size="sm" tone="secondary">
        {texts.note(event.title)}
      </Text>
    </Panel>
  );
}

/** An announcement as its recipients see it, in the ways in which it is sent. */
export function AnnouncementPreview(content: Content) {
  const [view, setView] = useState<'portal' | 'mail'>(content.inPortal ? 'portal' : 'mail');
  const both = content.inPortal && content.byMail;
  const shown = both ? view : content.inPortal ? 'portal' : 'mail';
  return (
    <>
      {both && (
        <Segmented
          small
          label={texts.previewSwitch}
          value={view}
          onChange={setView}
          options={[
            { value: 'portal', label: texts.inPortal },
            { value: 'mail', label: texts.byMail },
          ]}
        />
      )}
      {shown === 'portal' ? <InPortal {...content} /> : <ByMail {...content} />}
    </>
  );
}
