import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { isRightToLeft } from '../lib/language';
import styles from './Carousel.module.css';
import { Row } from './Stack';
import { useAtLeast } from './hooks/useMediaQuery';

/** How many items stand side by side, by the width of the window. */
export interface ItemsPerView {
  phone: number;
  large: number;
  wide: number;
  huge: number;
}

interface CarouselProps {
  perView: ItemsPerView;
  items: readonly { key: string; node: ReactNode }[];
  previousLabel: string;
  nextLabel: string;
}

/** Cards in a row that moves sideways: by swipe, by Tab and by buttons, which turn it by a page. */
export function Carousel({ perView, items, previousLabel, nextLabel }: CarouselProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const wide = useAtLeast('md');
  const first = useInView({ root: list, threshold: 0.9, initialInView: true });
  const last = useInView({ root: list, threshold: 0.9, initialInView: items.length <= perView.large });
  const turn = (pages: 1 | -1) =>
    list?.scrollBy({ left: (isRightToLeft() ? -pages : pages) * list.clientWidth });
  const look = { className: styles.turn, shape: 'circle', type: wide ? 'default' : 'text' } as const;
  const columns = Object.entries(perView).map(([name, count]) => [`--${name}`, count]);
  return (
    <div className={styles.frame}>
      <Row
        as="ul"
        ref={setList}
        align="stretch"
        className={styles.list}
        style={Object.fromEntries(columns) as CSSProperties}
      >
        {items.map(({ key, node }, index) => (
          <li
            key={key}
            ref={index === 0 ? first.ref : index === items.length - 1 ? last.ref : undefined}
            className={styles.item}
          >
            {node}
          </li>
        ))}
      </Row>
      {!(first.inView && last.inView) && (
        <Row gap={wide ? 'xxs' : undefined} className={styles.buttons} data-card-tools>
          <Button
            {...look}
            icon={<LeftOutlined aria-hidden />}
            aria-label={previousLabel}
            disabled={first.inView}
            onClick={() => turn(-1)}
          />
          <Button
            {...look}
            icon={<RightOutlined aria-hidden />}
            aria-label={nextLabel}
            disabled={last.inView}
            onClick={() => turn(1)}
          />
        </Row>
      )}
    </div>
  );
}
