import { useState } from 'react';
import { Segmented } from '../../../components/Segmented';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { useEventContext } from '../../../hooks/useEventContext';
import { messages } from '../messages';
import styles from './Announcements.module.css';

const texts = messages.panel;

type Said = Pick<Announcement_AnnouncementFragment, 'title' | 'text' | 'inPortal' | 'byMail'>;

function InPortal({ title, text }: Said) {
  return (
    <div className={styles.preview}>
      <div className={styles.notification}>
        <div className={styles.body}>
          <strong>{title}</strong>
          <div>{text}</div>
          <div className={styles.small}>{texts.now}</div>
        </div>
      </div>
    </div>
  );
}

function ByMail({ title, text }: Said) {
  const { event } = useEventContext();
  return (
    <div className={styles.preview}>
      <dl className={styles.mailHead}>
        <dt>{texts.from}</dt>
        <dd>{texts.sender}</dd>
        <dt>{messages.columns.title}</dt>
        <dd>{texts.subject(title, event.title)}</dd>
      </dl>
      <div>{texts.hello}</div>
      <div className={styles.body}>{text}</div>
      <span className={styles.mailButton}>{texts.openEvent}</span>
      <div className={styles.small}>{texts.note(event.title)}</div>
    </div>
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
