import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { paths } from '../../../../lib/paths';
import { PlainButton, Row, Sheet, Stack, Text, useWakeLock } from '../../../../ui';
import { messages } from '../messages';
import styles from '../profile.module.css';

const SMALL_PX = 78;
/** Drawn large and scaled down by the layout, so that a scanner sees crisp modules on any screen. */
const LARGE_PX = 512;

interface EntryCodeProps {
  code: string;
  name: string;
}

const linkOf = (code: string): string => `${window.location.origin}${paths.verifyCode(code)}`;

function Stage({ code, name }: EntryCodeProps) {
  useWakeLock();
  return (
    <Stack align="center" gap="xxs" className={styles.stage}>
      <QRCodeSVG
        className={styles.large}
        value={linkOf(code)}
        size={LARGE_PX}
        marginSize={2}
        title={messages.qrTitle}
      />
      <Text size="h3" strong={700}>
        <bdi>{name}</bdi>
      </Text>
      <Text size="xl" className={styles.code}>
        <bdi>{code}</bdi>
      </Text>
      <p>{messages.entryHint}</p>
    </Stack>
  );
}

/** The QR code for entry; a tap shows it on the whole screen, dark on white in both themes. */
export function EntryCode({ code, name }: EntryCodeProps) {
  const [large, setLarge] = useState(false);
  return (
    <>
      <Row
        as={PlainButton}
        rigid
        className={styles.small}
        aria-label={messages.enlarge}
        onClick={() => setLarge(true)}
      >
        <QRCodeSVG value={linkOf(code)} size={SMALL_PX} title={messages.qrTitle} />
      </Row>
      {large && (
        <Sheet title={messages.entryCode} titleHidden bright onClose={() => setLarge(false)}>
          <Stage code={code} name={name} />
        </Sheet>
      )}
    </>
  );
}
