import styles from './TrackMark.module.css';

/** The track's colour and name. */
export function TrackMark({ track, tone }: { track: string; tone: number | undefined }) {
  return (
    <span className={styles.track} data-tone={tone}>
      {track}
    </span>
  );
}
