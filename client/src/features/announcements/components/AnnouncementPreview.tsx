import { useState } from 'react';
import { useEventContext } from '../../../data/useEventContext';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { Panel, Segmented, Text } from '../../../ui';
import styles from '../announcements.module.css';
import { messages } from '../messages';

const texts = messages.panel;

type Said = Pick<Announcement_AnnouncementFragment, 'title' | 'text' | 'inPortal' | 'byMail'>;

function InPortal({ title, text }: Said) {
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

function ByMail({ title, text }: Said) {
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
export function AnnouncementPreview(said: Said) {
  const [view, setView] = useState<'portal' | 'mail'>(said.inPortal ? 'portal' : 'mail');
  const both = said.inPortal && said.byMail;
  const shown = both ? view : said.inPortal ? 'portal' : 'mail';
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
      {shown === 'portal' ? <InPortal {...said} /> : <ByMail {...said} />}
    </>
  );
}
