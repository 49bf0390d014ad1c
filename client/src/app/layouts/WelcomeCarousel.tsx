import { PauseOutlined, CaretRightOutlined } from '@ant-design/icons';
import { useState, type ComponentType } from 'react';
import ReactMultiCarousel, { type CarouselProps, type DotProps } from 'react-multi-carousel';
import 'react-multi-carousel/lib/styles.css';
import { isRightToLeft } from '../../lib/language';
import { PlainButton, Row, Stack, useReducedMotion } from '../../ui';
import { messages } from '../messages';
import styles from './WelcomeCarousel.module.css';
import { WelcomeScene } from './WelcomeScene';

/** How long each headline stays. */
const intervalMs = 4000;
const oneAtATime = { all: { breakpoint: { max: 10_000, min: 0 }, items: 1 } };

/** The package is CommonJS: bundlers hand over either the component or its module. */
const imported = ReactMultiCarousel as unknown as { default?: ComponentType<CarouselProps> };
const Carousel = imported.default ?? ReactMultiCarousel;

/** One dot of the carousel, as a real button with a name. */
function Dot({ active, index = 0, onClick }: Partial<DotProps>) {
  const label = messages.slideOf(index + 1, messages.headlines.length);
  return (
    <li>
      <Row
        as={PlainButton}
        justify="center"
        className={styles.dot}
        aria-label={label}
        aria-current={active}
        onClick={onClick}
      />
    </li>
  );
}

/** The three headlines of the welcome screen, one after the other; still for people who prefer less motion. */
export default function WelcomeCarousel() {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const still = reducedMotion || paused;
  return (
    <Stack
      as="section"
      rigid
      className={styles.welcome}
      aria-roledescription="carousel"
      aria-label={messages.carousel}
    >
      <Carousel
        responsive={oneAtATime}
        rtl={isRightToLeft()}
        infinite
        arrows={false}
        showDots
        customDot={<Dot />}
        autoPlay={!still}
        autoPlaySpeed={intervalMs}
        transitionDuration={reducedMotion ? 0 : 150}
        pauseOnHover
        keyBoardControl={false}
        containerClass={styles.container}
        dotListClass={styles.dots}
      >
        {messages.headlines.map((headline, index) => (
          <Stack key={headline} align="center" justify="center" className={styles.slide}>
            <WelcomeScene scene={index} />
            <p className={styles.headline}>{headline}</p>
          </Stack>
        ))}
      </Carousel>
      {!reducedMotion && (
        <Row
          as={PlainButton}
          justify="center"
          className={styles.pause}
          aria-label={paused ? messages.playCarousel : messages.pauseCarousel}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
        </Row>
      )}
    </Stack>
  );
}
