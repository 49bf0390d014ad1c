import { useEffect, useEffectEvent, useRef } from 'react';
import light from './light/light.module.css';
import { messages } from './messages';

interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
}

/** Stands at the end of a list and asks for more shortly before it is seen. */
export function LoadMore({ hasMore, loading, onLoadMore }: LoadMoreProps) {
  const mark = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);
  useEffect(() => {
    const element = mark.current;
    if (!element || !hasMore || loading) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, loading]);
  if (!hasMore) return null;
  return (
    <div ref={mark} style={{ textAlign: 'center' }}>
      <output aria-label={messages.loading}>
        <span className={light.spinner} aria-hidden />
      </output>
    </div>
  );
}
