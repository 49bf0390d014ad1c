import styles from './WelcomeCarousel.module.css';

const people = [
  [84, 96],
  [196, 60],
  [312, 104],
  [128, 206],
  [262, 214],
  [196, 138],
] as const;
const ties = [
  [0, 5],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [0, 3],
  [2, 4],
  [0, 1],
] as const;

/** People and the ties between them. */
function Meeting() {
  return (
    <>
      {ties.map(([a, b]) => (
        <line
          key={`${a}-${b}`}
          className={styles.line}
          x1={people[a][0]}
          y1={people[a][1]}
          x2={people[b][0]}
          y2={people[b][1]}
        />
      ))}
      {people.map(([x, y], index) => (
        <circle
          key={`${x}-${y}`}
          className={index === 5 ? styles.accent : styles.dotShape}
          cx={x}
          cy={y}
          r={index === 5 ? 26 : 16}
        />
      ))}
    </>
  );
}

/** A globe, with a place that lights up. */
function World() {
  return (
    <>
      <circle className={styles.line} cx="200" cy="140" r="112" />
      {[36, 78].map((rx) => (
        <ellipse key={rx} className={styles.line} cx="200" cy="140" rx={rx} ry="112" />
      ))}
      {[-56, 0, 56].map((dy) => (
        <line
          key={dy}
          className={styles.line}
          x1={200 - Math.sqrt(112 ** 2 - dy ** 2)}
          y1={140 + dy}
          x2={200 + Math.sqrt(112 ** 2 - dy ** 2)}
          y2={140 + dy}
        />
      ))}
      <circle className={styles.accent} cx="258" cy="92" r="14" />
      <circle className={styles.dotShape} cx="144" cy="178" r="10" />
      <circle className={styles.dotShape} cx="186" cy="84" r="8" />
    </>
  );
}

/** A podium with its steps. */
function Podium() {
  return (
    <>
      <rect className={styles.step} x="70" y="168" width="80" height="84" rx="12" />
      <rect className={styles.dotShape} x="160" y="120" width="80" height="132" rx="12" />
      <rect className={styles.step} x="250" y="190" width="80" height="62" rx="12" />
      <circle className={styles.accent} cx="200" cy="76" r="26" />
    </>
  );
}

const scenes = [Meeting, World, Podium];

/** The drawing above a headline. */
export function WelcomeScene({ scene }: { scene: number }) {
  const Drawing = scenes[scene % scenes.length] ?? Meeting;
  return (
    <svg className={styles.scene} viewBox="0 0 400 280" aria-hidden>
      <Drawing />
    </svg>
  );
}
