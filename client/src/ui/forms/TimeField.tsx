import { AutoComplete, type AutoCompleteProps } from 'antd';
import { useState } from 'react';
import { beginsClock, parseClock, showClock } from '../../lib/typed-times';

const STEP_MINUTES = 5;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** All times of a day in steps, `02:30 pm` by `14:30`. */
const allTimes = () =>
  Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) => {
    const minutes = index * STEP_MINUTES;
    const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
    return { value: showClock(time), time };
  });

type Option = ReturnType<typeof allTimes>[number];

/** The times that somebody may be typing: first what the text means as it is, then those of the day, then those of the night. */
function timesFor(typed: string, times: readonly Option[]): Option[] {
  const meant = parseClock(typed);
  const rank = ({ time }: Option): number => {
    if (time === meant) return 0;
    return time >= '07:00' && time < '22:00' ? 1 : 2;
  };
  return times.filter(({ time }) => beginsClock(typed, time)).sort((a, b) => rank(a) - rank(b));
}

interface TimeFieldProps extends Omit<AutoCompleteProps<string, Option>, 'value' | 'onChange' | 'options'> {
  /** `14:30`; empty while there is none. */
  value?: string;
  onChange?: (time: string) => void;
}

/** A time of day on the 12-hour clock: typed, or chosen from a list. */
export function TimeField({ value, onChange, onBlur, ...field }: TimeFieldProps) {
  const [times] = useState(allTimes);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value ? showClock(value) : '';
  return (
    <AutoComplete<string, Option>
      popupMatchSelectWidth={false}
      {...field}
      value={typed ?? shown}
      // Beside a time that is there, the list has all of them.
      options={typed === null && value ? times : timesFor(typed ?? '', times)}
      showSearch={{ filterOption: false }}
      defaultActiveFirstOption={Boolean(typed)}
      onChange={(text: string | undefined, option) => {
        const isChosen = !Array.isArray(option) && option?.value === text;
        setTyped(isChosen ? null : (text ?? ''));
        const time = text?.trim() ? parseClock(text) : '';
        if (time !== null && time !== (value ?? '')) onChange?.(time);
      }}
      onBlur={(event) => {
        // What names no time gives way to the time before.
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
