import styles from './WelcomeCarousel.module.css';

const people = [
  [84, 96],
  [196, 60],
  [312, 104],
  [128, 206],
  [262, 214],
  [196, 138],
] as const;

/** People and the ties between them. */
const meeting = (
  <>
    <path
      className={styles.line}
      d={['05', '15', '25', '35', '45', '03', '24', '01']
        .map(([a, b]) => `M${people[Number(a)]?.join(' ')}L${people[Number(b)]?.join(' ')}`)
        .join('')}
    />
    {people.map(([x, y], index) => (
      <circle
        key={`${x}-${y}`}
        className={index === 5 ? styles.accent : undefined}
        cx={x}
        cy={y}
        r={index === 5 ? 26 : 16}
      />
    ))}
  </>
);

/** A globe, with a place that lights up. */
const world = (
  <>
    {[112, 36, 78].map((rx) => (
      <ellipse key={rx} className={styles.line} cx="200" cy="140" rx={rx} ry="112" />
    ))}
    <path className={styles.line} d="M103 84H297M88 140H312M103 196H297" />
    <circle className={styles.accent} cx="258" cy="92" r="14" />
    <circle cx="144" cy="178" r="10" />
    <circle cx="186" cy="84" r="8" />
  </>
);

/** A podium with its steps. */
const podium = (
  <>
    <rect opacity="0.45" x="70" y="168" width="80" height="84" rx="12" />
    <rect x="160" y="120" width="80" height="132" rx="12" />
    <rect opacity="0.45" x="250" y="190" width="80" height="62" rx="12" />
    <circle className={styles.accent} cx="200" cy="76" r="26" />
  </>
);

const scenes = [meeting, world, podium];

/** The drawing above a headline. */
export const WelcomeScene = ({ scene }: { scene: number }) => (
  <svg className={styles.scene} viewBox="0 0 400 280" aria-hidden>
    {scenes[scene % scenes.length]}
  </svg>
);
