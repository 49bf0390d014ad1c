import type { ComponentProps } from 'react';
import { Carousel, Panel, Row, Skeleton } from '../../../ui';
import { messages } from '../messages';
import styles from './Home.module.css';

type CarouselProps = ComponentProps<typeof Carousel>;

interface CardCarouselProps extends Omit<CarouselProps, 'items'> {
  /** Undefined while they are on their way: then the room that they will take is shown. */
  items: CarouselProps['items'] | undefined;
  /** Which kind of cards it is: they differ in height. */
  height: 'person' | 'company';
}

/** A row of cards to move through. */
export function CardCarousel({ items, height, ...carousel }: CardCarouselProps) {
  if (items) return <Carousel {...carousel} items={items} />;
  return (
    <output
      className={styles.carousel}
      data-card-tools
      data-height={height}
      aria-label={messages.loadingCards}
    >
      <Row as="span" gap="sm" pad="xxs" aria-hidden>
        {Array.from({ length: carousel.perView.large }, (_, index) => (
          <Panel as="span" key={index} className={styles.carouselCard}>
            <Skeleton avatar={32} rows={height === 'person' ? 3 : 1} />
          </Panel>
        ))}
      </Row>
    </output>
  );
}
