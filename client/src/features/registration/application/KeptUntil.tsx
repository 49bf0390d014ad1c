import { differsFromDevice, formatMoment, zoneLabel } from '../../../lib/time';
import { Countdown, Note, Row, Text } from '../../../ui';
import { messages as shared } from '../../../ui/messages';

/** The deadline of an offer, and how long it is until then. */
export const KeptUntil = ({ at, zone }: { at: string; zone: string }) => (
  <Row as="span" inline wrap gap="xs" lineGap={0}>
    <Text strong>{formatMoment(at, zone)}</Text>
    <Text tone="secondary">
      <Countdown to={at} />
    </Text>
  </Row>
);

/** Says that times are event time, where the clock of the device shows another. */
export const ZoneNote = ({ zone, at }: { zone: string; at: string }) =>
  differsFromDevice(zone, at) && <Note>{shared.eventTimeNote(zoneLabel(zone, at))}</Note>;
