import { type ItemsPerView, Panel, Row, Skeleton } from '../../../ui';
import { messages } from '../messages';
import styles from './Home.module.css';

interface CarouselLoadingProps {
  perView: ItemsPerView;
  /** Which kind of cards is on its way: they differ in height. */
  height: 'person' | 'company';
}

/** The room that a carousel takes, while its cards are on their way. */
export function CarouselLoading({ perView, height }: CarouselLoadingProps) {
  return (
    <output
      className={styles.carousel}
      data-card-tools
      data-height={height}
      aria-label={messages.loadingCards}
    >
      <Row as="span" gap="sm" pad="xxs" aria-hidden>
        {Array.from({ length: perView.large }, (_, index) => (
          <Panel as="span" key={index} className={styles.carouselCard}>
            <Skeleton avatar={32} rows={height === 'person' ? 3 : 1} />
          </Panel>
        ))}
      </Row>
    </output>
  );
}
