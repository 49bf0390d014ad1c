import { Button } from 'antd';
import { useSecurityEventsQuery } from '../../../generated/hooks';
import { isolated } from '../../../lib/language';
import { Note, Pending, Row, Stack, TimeAgo } from '../../../ui';
import { deviceWords } from '../lib/device-words';
import { messages } from '../messages';
import { Block, BlockRow } from './Block';

/** The latest events of the account. */
export function ActivityBlock() {
  const { data, error, loading, fetchMore, refetch } = useSecurityEventsQuery();
  const page = data?.mySecurityEvents;
  return (
    <Block
      title={messages.activity}
      text={page?.nodes.length === 0 ? messages.activityEmpty : messages.activityText}
    >
      {page ? (
        <Stack as="ul">
          {page.nodes.map(({ id, kind, count, device, address, createdAt }) => (
            <BlockRow
              key={id}
              name={messages.kinds[kind]}
              note={[count > 1 && `${count}×`, device && deviceWords(device), address && isolated(address)]
                .filter(Boolean)
                .join(' · ')}
            >
              <Note as="span">
                <TimeAgo at={createdAt} />
              </Note>
            </BlockRow>
          ))}
        </Stack>
      ) : (
        <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={4} />
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
