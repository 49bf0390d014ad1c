import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useEventZone } from '../../../hooks/useEventZone';
import { formatTime } from '../../../lib/time';
import { isSession, timeGroups, type TimeGroup } from '../lib/programme-rows';
import { toneOf } from '../lib/track-tones';
import { messages } from '../messages';
import { EntryTile } from './EntryTile';
import styles from './ProgrammeList.module.css';
import type { ProgrammeProps } from './ProgrammeTimeline';
import { SessionCard } from './SessionCard';

const isOver = ({ items }: TimeGroup, now: Date): boolean =>
  items.every(({ endsAt }) => Date.parse(endsAt) <= now.getTime());

/** One day as a list in the order of time; what is over is folded away while something is still to come. */
export function ProgrammeList({ sessions, tracks, moments, entries, ownEntries, now }: ProgrammeProps) {
  const zone = useEventZone();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const groups = timeGroups(sessions, ownEntries);
  const over = groups.filter((group) => isOver(group, now));
  const canFold = over.length > 0 && over.length < groups.length;
  const earlierCount = over.reduce((sum, { items }) => sum + items.filter(isSession).length, 0);
  const shown = canFold && !showsEarlier ? groups.slice(over.length) : groups;
  const nowIndex = canFold ? shown.findIndex(({ startsAt }) => Date.parse(startsAt) > now.getTime()) : -1;
  return (
    <div className={styles.list}>
      {canFold && (
        <Button
          className={styles.earlier}
          icon={showsEarlier ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          aria-expanded={showsEarlier}
          onClick={() => setShowsEarlier(!showsEarlier)}
        >
          {showsEarlier ? messages.hideEarlier : messages.earlier(earlierCount)}
        </Button>
      )}
      {shown.map((group, index) => (
        <section key={group.startsAt} className={styles.group} aria-labelledby={`at-${group.startsAt}`}>
          {index === nowIndex && (
            <p className={styles.now}>{messages.nowAt(formatTime(now.toISOString(), zone))}</p>
          )}
          <h2 id={`at-${group.startsAt}`} className={styles.time}>
            {formatTime(group.startsAt, zone)}
          </h2>
          <ul className={styles.cards}>
            {group.items.map((item) => (
              <li key={item.id} className={styles.card}>
                {isSession(item) ? (
                  <SessionCard
                    session={item}
                    moment={moments.get(item)}
                    tone={toneOf(item.track, tracks)}
                    entries={entries}
                  />
                ) : (
                  <EntryTile entry={item} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
