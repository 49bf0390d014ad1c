import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useInView } from 'react-intersection-observer';
import ReactMultiCarousel, { type ButtonGroupProps, type CarouselProps } from 'react-multi-carousel';
import styles from './Carousel.module.css';
import { Row } from './Stack';
import { useAtLeast, useReducedMotion } from './hooks/useMediaQuery';

/** The package is CommonJS: bundlers hand over either the component or its module. */
const imported = ReactMultiCarousel as unknown as { default?: ComponentType<CarouselProps> };
const MultiCarousel = imported.default ?? ReactMultiCarousel;

/** How many items stand side by side, by the width of the window. */
export interface ItemsPerView {
  phone: number;
  large: number;
  wide: number;
  huge: number;
}

const widths = {
  phone: { min: 0, max: 479 },
  tablet: { min: 480, max: 1023 },
  large: { min: 1024, max: 1535 },
  wide: { min: 1536, max: 1919 },
  huge: { min: 1920, max: 10_000 },
};
/** On phones the next item peeks in, so that one sees that there are more. */
const PEEK_PX = 36;

const responsiveOf = ({ phone, large, wide, huge }: ItemsPerView): CarouselProps['responsive'] => ({
  phone: { breakpoint: widths.phone, items: phone, partialVisibilityGutter: PEEK_PX },
  tablet: { breakpoint: widths.tablet, items: phone + 1, partialVisibilityGutter: PEEK_PX },
  large: { breakpoint: widths.large, items: large, slidesToSlide: large },
  wide: { breakpoint: widths.wide, items: wide, slidesToSlide: wide },
  huge: { breakpoint: widths.huge, items: huge, slidesToSlide: huge },
});

const deviceOf = (width: number): string =>
  Object.entries(widths).find(([, { max }]) => width <= max)?.[0] ?? 'huge';

/** Hides items that are scrolled out of view from screen readers and from Tab. */
function useInertWhereHidden() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = frame.current;
    if (!list) return undefined;
    const sync = () => {
      for (const item of list.querySelectorAll<HTMLElement>('li[aria-hidden]'))
        item.inert = item.getAttribute('aria-hidden') === 'true';
    };
    sync();
    const observer = new MutationObserver(sync);
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return frame;
}

interface Labels {
  previousLabel: string;
  nextLabel: string;
}

function Buttons({ previous, next, carouselState, previousLabel, nextLabel }: ButtonGroupProps & Labels) {
  const { currentSlide = 0, slidesToShow = 0, totalItems = 0 } = carouselState ?? {};
  const wide = useAtLeast('md');
  if (totalItems <= slidesToShow) return null;
  const turn = { className: styles.turn, shape: 'circle', type: wide ? 'default' : 'text' } as const;
  return (
    <Row gap={wide ? 'xxs' : undefined} className={styles.buttons} data-card-tools>
      <Button
        {...turn}
        icon={<LeftOutlined aria-hidden />}
        aria-label={previousLabel}
        disabled={currentSlide === 0}
        onClick={() => previous?.()}
      />
      <Button
        {...turn}
        icon={<RightOutlined aria-hidden />}
        aria-label={nextLabel}
        disabled={currentSlide + slidesToShow >= totalItems}
        onClick={() => next?.()}
      />
    </Row>
  );
}

interface Props extends Labels {
  perView: ItemsPerView;
  items: readonly { key: string; node: ReactNode }[];
}

/** Longest wait for a page that is never idle. */
const IDLE_TIMEOUT_MS = 1_000;

/** Becomes true when there is an element, the page has nothing else to do, and the focus is not within the element, which is drawn again. */
function useIdle(element: HTMLElement | undefined): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!element || isIdle) return undefined;
    const become = () => startTransition(() => setIdle(true));
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) become();
    };
    const start = () => {
      if (!element.contains(document.activeElement)) return become();
      element.addEventListener('focusout', leave);
    };
    // Safari has no idle callbacks.
    const request = 'requestIdleCallback' in window ? window.requestIdleCallback : undefined;
    const id = request ? request(start, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(start, 200);
    return () => {
      element.removeEventListener('focusout', leave);
      if (request) cancelIdleCallback(id as number);
      else clearTimeout(id);
    };
  }, [element, isIdle]);
  return isIdle;
}

type Items = Pick<Props, 'perView' | 'items'>;

/** How many cards are in view at most, with the one that peeks in. */
const firstDrawn = (perView: ItemsPerView): number => Math.max(...Object.values(perView)) + 1;

/** The first cards in the places that they keep, without measuring: a carousel lays each card out twice. */
function StillRow({ perView, items }: Items) {
  const sizes = Object.entries({ ...perView, peek: `${PEEK_PX}px` }).map(([name, size]) => [
    `--${name}`,
    size,
  ]);
  const drawn = firstDrawn(perView);
  return (
    // Room beside the title for the buttons that come with the moving row.
    <div className={styles.list} data-card-tools={items.length >= drawn || undefined}>
      <ul className={styles.track} style={Object.fromEntries(sizes)}>
        {items.slice(0, drawn).map(({ key, node }) => (
          <li key={key} className={styles.item}>
            <div className={styles.cell}>{node}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MovingRow({ perView, items, ...labels }: Props) {
  const frame = useInertWhereHidden();
  const still = useReducedMotion();
  const [device] = useState(() => deviceOf(window.innerWidth));
  // The package measures while it mounts; the cards out of view are drawn after that, in the background.
  const drawn = useDeferredValue(items.length, firstDrawn(perView));
  return (
    <div ref={frame}>
      <MultiCarousel
        // The first drawing already has its sizes: nothing moves once it is measured.
        ssr
        deviceType={device}
        responsive={responsiveOf(perView)}
        partialVisible
        arrows={false}
        draggable={false}
        keyBoardControl={false}
        transitionDuration={still ? 0 : 150}
        customTransition={still ? 'none' : undefined}
        containerClass={styles.list}
        itemClass={styles.item}
        renderButtonGroupOutside
        customButtonGroup={<Buttons {...labels} />}
      >
        {items.map(({ key, node }, index) => (
          <div key={key} className={styles.cell}>
            {index < drawn && node}
          </div>
        ))}
      </MultiCarousel>
    </div>
  );
}

/** Cards in a row that moves sideways, by swipe and by buttons, once it is seen and the page is idle. */
export function Carousel(props: Props) {
  const { ref, inView, entry } = useInView({ triggerOnce: true });
  const moves = useIdle(inView ? (entry?.target as HTMLElement | undefined) : undefined);
  return (
    <div ref={ref} className={styles.frame}>
      {moves ? <MovingRow {...props} /> : <StillRow perView={props.perView} items={props.items} />}
    </div>
  );
}
