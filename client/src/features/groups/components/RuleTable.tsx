import { type KeyboardEvent, useRef, useState } from 'react';
import { isRightToLeft } from '../../../lib/language';
import { acts, type Group, type RuleDrafts, type Act, type GroupRule, ruleFinder } from '../lib/rules';
import styles from '../groups.module.css';
import { messages } from '../messages';
import { ActButton } from './ActButton';
import { GroupName, nameOf } from './GroupName';

const texts = messages.matrix;

export interface RulesProps {
  groups: readonly Group[];
  rules: readonly GroupRule[];
  drafts: RuleDrafts;
  disabled: boolean;
  onToggle: (rule: GroupRule, act: Act) => void;
}

/** How far an arrow key goes, in rows and in acts. */
const steps: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** All rules at once: rows begin, columns are the others. One of its buttons is a stop of the Tab key, and arrow keys lead to the others. */
export function RuleTable({ groups, rules, drafts, disabled, onToggle }: RulesProps) {
  const table = useRef<HTMLTableElement>(null);
  const [[stopRow, stopColumn], setStop] = useState<readonly [number, number]>([0, 0]);
  const columns = groups.length * acts.length;
  const ruleBetween = ruleFinder(rules);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const ends = { Home: 0, End: columns - 1 }[event.key];
    if (!step && ends === undefined) return;
    event.preventDefault();
    const [down, along] = step ?? [0, 0];
    const row = Math.min(Math.max(stopRow + down, 0), groups.length - 1);
    const column =
      ends ?? Math.min(Math.max(stopColumn + (isRightToLeft() ? -along : along), 0), columns - 1);
    table.current?.querySelector<HTMLButtonElement>(`[data-place="${row}-${column}"]`)?.focus();
  };
  return (
    <div
      className={styles.scroll}
      {...(disabled && { role: 'region', 'aria-label': texts.title, tabIndex: 0 })}
    >
      <table ref={table} className={styles.table}>
        <caption className="visually-hidden">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.whose}</span>
            </th>
            {groups.map((group) => (
              <th key={group.id} scope="col">
                <GroupName group={group} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((from, row) => (
            <tr key={from.id}>
              <th scope="row">
                <GroupName group={from} />
              </th>
              {groups.map((to, index) => {
                const rule = ruleBetween(from, to);
                return (
                  <td key={to.id}>
                    {rule &&
                      acts.map((act, place) => {
                        const column = index * acts.length + place;
                        return (
                          <ActButton
                            key={act}
                            rule={rule}
                            act={act}
                            drafts={drafts}
                            disabled={disabled}
                            label={texts.cell[act](nameOf(from), nameOf(to))}
                            title={texts.cell[act](nameOf(from), nameOf(to))}
                            tabIndex={row === stopRow && column === stopColumn ? 0 : -1}
                            data-place={`${row}-${column}`}
                            onFocus={() => setStop([row, column])}
                            onKeyDown={move}
                            onToggle={onToggle}
                          />
                        );
                      })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
