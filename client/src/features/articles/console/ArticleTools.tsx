import { DeleteOutlined, EditOutlined, MoreOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { ArticleCard_InsightFragment } from '../../../generated/graphql';
import { wallClock } from '../../../lib/time';
import {
  ConfirmWithConsequences,
  PopMenu,
  PopMenuItem,
  Row,
  StatusTag,
  useNow,
  useOverlay,
} from '../../../ui';
import styles from '../articles.module.css';
import { isUpcoming } from './article-form';
import { messages } from './messages';
import { useArticleChanges } from './useArticleChanges';

/** Managers' actions on an article in the list, and whether it is published. */
export default function ArticleTools({ insight }: { insight: ArticleCard_InsightFragment }) {
  const { event } = useEventContext();
  const { open } = useOverlay('edit');
  const { remove } = useArticleChanges(event.id);
  const [asking, setAsking] = useState(false);
  const isWaiting = isUpcoming(insight.publishedAt, useNow());
  return (
    <Row justify="end" gap="xs" className={styles.tools}>
      {isWaiting && (
        <StatusTag tone="waiting">
          {messages.upcoming(wallClock(insight.publishedAt, event.timezone).format('D MMM, hh:mm a'))}
        </StatusTag>
      )}
      <PopMenu
        label={messages.actions(insight.title)}
        buttonLabel={messages.actions(insight.title)}
        button={<MoreOutlined aria-hidden />}
        buttonClass={styles.tool}
      >
        <PopMenuItem icon={<EditOutlined aria-hidden />} onClick={() => open(insight.id)}>
          {messages.edit}
        </PopMenuItem>
        <PopMenuItem danger icon={<DeleteOutlined aria-hidden />} onClick={() => setAsking(true)}>
          {messages.remove}
        </PopMenuItem>
      </PopMenu>
      <ConfirmWithConsequences
        open={asking}
        title={messages.removal.title(insight.title)}
        text={messages.removal.text}
        act={messages.removal.act}
        onConfirm={() => remove(insight.id)}
        onCancel={() => setAsking(false)}
      />
    </Row>
  );
}
