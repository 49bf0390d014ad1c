import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { PlainButton, Row } from '../../../../ui';
import { useEntryCode } from '../hooks/useEntryCode';
import { messages } from '../messages';
import styles from '../profile.module.css';
import EntryCodeSheet from './EntryCodeSheet';

const SMALL_PX = 78;

/** The QR code for entry; a tap shows it on the whole screen. */
export function EntryCode() {
  const entry = useEntryCode();
  const [large, setLarge] = useState(false);
  if (!entry) return null;
  return (
    <>
      <Row
        as={PlainButton}
        rigid
        className={styles.small}
        aria-label={messages.enlarge}
        onClick={() => setLarge(true)}
      >
        <QRCodeSVG value={entry.link} size={SMALL_PX} title={messages.qrTitle} />
      </Row>
      {large && <EntryCodeSheet onClose={() => setLarge(false)} />}
    </>
  );
}
