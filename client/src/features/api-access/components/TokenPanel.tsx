import { Button } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import type { ApiToken_TokenFragment } from '../../../generated/graphql';
import { useApiTokenByIdQuery } from '../../../generated/hooks';
import { formatMoment } from '../../../lib/time';
import { Chart, Facts, Hint, Pending, Row, SidePanel, Stack, Text, TimeAgo } from '../../../ui';
import styles from '../api-access.module.css';
import { stateOfToken, usageCharts } from '../lib/token';
import { messages } from '../messages';
import { StateTag } from './StateTag';

const texts = messages.tokens;

function Lines({ title, lines, none }: { title: string; lines: readonly string[]; none?: string }) {
  return (
    <Stack gap="xxs">
      <Text as="h3" size="lg" strong>
        {title}
      </Text>
      {lines.length === 0 && <Hint>{none}</Hint>}
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  );
}

function Details({ token }: { token: ApiToken_TokenFragment }) {
  const zone = useEventZone();
  const charts = usageCharts(token, zone);
  const { authorName, createdAt, expiresAt, lastUsedAt, revokedAt, origins, scopes } = token;
  return (
    <Stack gap="md" className={styles.panel}>
      <div>
        <StateTag state={stateOfToken(token)} />
      </div>
      <Facts
        facts={[
          [texts.columns.lastUsed, lastUsedAt ? <TimeAgo key="used" at={lastUsedAt} /> : messages.never],
          revokedAt
            ? [texts.revokedAt, formatMoment(revokedAt, zone)]
            : [texts.columns.expires, formatMoment(expiresAt, zone)],
          [texts.made, texts.madeBy(authorName, formatMoment(createdAt, zone))],
        ]}
      />
      <Lines title={texts.mayTitle} lines={scopes.map((scope) => messages.scopes[scope])} />
      <Lines title={texts.originsTitle} lines={origins} none={texts.noOrigins} />
      {charts.length === 0 && <Hint>{texts.noCalls}</Hint>}
      {charts.map((chart) => (
        <Chart key={chart.title} level={3} {...chart} />
      ))}
    </Stack>
  );
}

interface TokenPanelProps {
  id: string;
  onClose: () => void;
  onRevoke: (token: ApiToken_TokenFragment) => void;
}

/** One API token: what it may do, and what it has asked for in the last day. */
export default function TokenPanel({ id, onClose, onRevoke }: TokenPanelProps) {
  const { data, error, refetch } = useApiTokenByIdQuery({ variables: { id } });
  const token = data?.apiToken;
  return (
    <SidePanel
      width={640}
      roomy
      title={token?.name ?? texts.panel}
      onClose={onClose}
      footer={
        token &&
        !token.revokedAt && (
          <Row justify="end">
            <Button danger onClick={() => onRevoke(token)}>
              {texts.revoke}
            </Button>
          </Row>
        )
      }
    >
      {token ? (
        <Details token={token} />
      ) : (
        <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={8} />
      )}
    </SidePanel>
  );
}
