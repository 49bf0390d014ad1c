import { Button } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import { formatTime } from '../../../lib/time';
import { Note, PictureOrInitials, Row, SectionCard, Stack, Tag, type TagTone, Text } from '../../../ui';
import { wayText, type EntryKind } from '../door/entry-kind';
import { messages as entry } from '../door/messages';
import type { useScans } from '../hooks/useScans';
import { useEntryQueue } from '../lib/entry-queue';
import type { Scan } from '../lib/record-scan';
import { messages } from '../messages';

const texts = messages.last;

type LastScansProps = Omit<ReturnType<typeof useScans>, 'scan'>;

const tones: Record<EntryKind, TagTone> = {
  CHECKING: 'neutral',
  FIRST_ENTRY: 'success',
  RE_ENTRY: 'info',
  JUST_ENTERED: 'info',
  EXIT: 'neutral',
  UNKNOWN_CODE: 'danger',
  OTHER_EVENT: 'danger',
  NOT_CONFIRMED: 'waiting',
  CONFLICT: 'danger',
  QUEUED: 'waiting',
  QUEUED_UNLISTED: 'waiting',
  FAILED: 'danger',
};

const recorded = new Set<EntryKind>(['FIRST_ENTRY', 'RE_ENTRY', 'JUST_ENTERED', 'EXIT', 'CONFLICT']);

function Correction({ scan, reverse, takeBack }: { scan: Scan } & Omit<LastScansProps, 'scans'>) {
  const isQueued = useEntryQueue().entries.some(
    ({ clientId, refusal }) => clientId === scan.clientId && !refusal,
  );
  if (isQueued) return <Button onClick={() => void takeBack(scan)}>{texts.takeBack}</Button>;
  if (!recorded.has(scan.kind)) return null;
  return (
    <Button onClick={() => reverse(scan)}>{scan.direction === 'IN' ? texts.scanOut : texts.scanIn}</Button>
  );
}

/** The last scans of this device, each with the way to correct it. Held by the page alone. */
export function LastScans({ scans, ...corrections }: LastScansProps) {
  const zone = useEventZone();
  return (
    <SectionCard title={texts.title}>
      {scans.length === 0 && <Note size="md">{texts.none}</Note>}
      <Stack as="ul" divided>
        {scans.map((scan) => (
          <Row as="li" key={scan.clientId} gap="sm">
            <PictureOrInitials name={scan.person?.name ?? '?'} src={scan.person?.avatarUrl} size={40} />
            <Stack grow>
              <Text as="p" strong>
                {scan.person?.name ?? scan.code ?? entry.kinds.UNKNOWN_CODE.title}
              </Text>
              <Text as="div" size="sm" tone="secondary">
                <Row gap={6} wrap>
                  <Tag tone={tones[scan.kind]}>{entry.kinds[scan.kind].title}</Tag>
                  <span>{`${wayText(scan.direction)} · ${texts.line(formatTime(scan.at, zone), scan.gate)}`}</span>
                </Row>
              </Text>
            </Stack>
            <Correction scan={scan} {...corrections} />
          </Row>
        ))}
      </Stack>
    </SectionCard>
  );
}
