import { Drawer } from 'antd';
import { useState } from 'react';
import { hasCode } from '../../../data/errors/errors';
import { useInsightArticleQuery } from '../../../generated/hooks';
import { focusDialog } from '../../../lib/focus';
import { endSide } from '../../../lib/language';
import { EmptyState, ErrorState, LoadingLines, Stack, useAtLeast, useOverlay } from '../../../ui';
import styles from '../articles.module.css';
import { messages } from '../messages';
import { ArticleBody } from './ArticleBody';

const texts = messages.article;

function Article({ id, eventId }: { id: string; eventId: string }) {
  const { data, error, refetch } = useInsightArticleQuery({ variables: { id } });
  const foreign = data !== undefined && data.insight.eventId !== eventId;
  if (foreign || (!data && error && hasCode(error, 'NOT_FOUND')))
    return <EmptyState title={texts.missing} text={texts.missingText} />;
  if (data) return <ArticleBody article={data.insight} />;
  if (error) return <ErrorState error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  return (
    <Stack pad="lg">
      <LoadingLines rows={10} />
    </Stack>
  );
}

/** The article that `?article=` names, over the list; the whole screen on phones. */
export default function ArticleReader({ eventId }: { eventId: string }) {
  const { value, close } = useOverlay('article');
  const wide = useAtLeast('md');
  // The last article stays drawn while the reader slides away.
  const [shown, setShown] = useState(value);
  if (value && value !== shown) setShown(value);
  return (
    <Drawer
      panelRef={focusDialog}
      open={value !== null}
      onClose={close}
      placement={endSide()}
      size={wide ? 720 : '100%'}
      title={texts.label}
      closable={{ 'aria-label': texts.close, placement: 'end' }}
      styles={{ body: { padding: 0, overflow: 'hidden' } }}
      destroyOnHidden
      afterOpenChange={(open) => {
        if (!open && shown) document.getElementById(`article-${shown}`)?.focus({ preventScroll: true });
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key */}
      <section className={styles.scroll} aria-label={texts.label} tabIndex={0}>
        {shown && <Article key={shown} id={shown} eventId={eventId} />}
      </section>
    </Drawer>
  );
}
