import type { ItemsPerView } from '../../../components/Carousel';
import { Skeleton } from '../../../components/Skeleton';
import { messages } from '../messages';
import styles from './CarouselLoading.module.css';

interface CarouselLoadingProps {
  perView: ItemsPerView;
  /** Which kind of cards is on its way: they differ in height. */
  height: 'person' | 'company';
}

/** The room that a carousel takes, while its cards are on their way. */
export function CarouselLoading({ perView, height }: CarouselLoadingProps) {
  return (
    <output className={styles.frame} data-card-tools data-height={height} aria-label={messages.loadingCards}>
      <span className={styles.row} aria-hidden>
        {Array.from({ length: perView.large }, (_, index) => (
          <span key={index} className={styles.card}>
            <Skeleton avatar={32} rows={height === 'person' ? 3 : 1} />
          </span>
        ))}
      </span>
    </output>
  );
}
