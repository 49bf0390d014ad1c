import { Button } from 'antd';
import type { SecurityEventItem_EventFragment } from '../../../generated/graphql';
import { useSecurityEventsQuery } from '../../../generated/hooks';
import { ErrorState, LoadingLines, Row, Stack, Text, TimeAgo } from '../../../ui';
import { messages } from '../messages';
import { Block, BlockRow } from './Block';

function SecurityEventItem({ event }: { event: SecurityEventItem_EventFragment }) {
  const times = event.count > 1 ? `${event.count}×` : null;
  const from = [times, event.device, event.address].filter(Boolean).join(' · ');
  return (
    <BlockRow name={messages.kinds[event.kind]} note={from}>
      <Text size="sm" tone="secondary">
        <TimeAgo at={event.createdAt} />
      </Text>
    </BlockRow>
  );
}

/** The latest events of the account. */
export function ActivityBlock() {
  const { data, error, loading, fetchMore, refetch } = useSecurityEventsQuery();
  const page = data?.mySecurityEvents;
  return (
    <Block
      title={messages.activity}
      text={page?.nodes.length === 0 ? messages.activityEmpty : messages.activityText}
    >
      {!page && error && (
        <ErrorState error={error} title={messages.loadFailed} onRetry={() => void refetch()} />
      )}
      {!page && !error && <LoadingLines rows={4} />}
      {page && (
        <Stack as="ul">
          {page.nodes.map((event) => (
            <SecurityEventItem key={event.id} event={event} />
          ))}
        </Stack>
      )}
      {page?.pageInfo.hasNextPage && (
        <Row>
          <Button
            loading={loading}
            onClick={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } })}
          >
            {messages.showMore}
          </Button>
        </Row>
      )}
    </Block>
  );
}
