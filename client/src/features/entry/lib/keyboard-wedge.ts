/** Hand-held readers type as keyboards do, only faster than people: gaps of a few milliseconds, and mostly Enter or Tab at the end. */
const MAX_GAP_MS = 60;
/** Average gap: a very fast typist comes near the limit now and then, but not on average. */
const MEAN_GAP_MS = 35;
const MIN_LENGTH = 6;
/** So long after its last key a reader that presses none at the end is done. */
export const SILENCE_MS = 80;

interface Key {
  key: string;
  /** Which key of the keyboard it is, whatever is written on it. */
  code: string;
  shift: boolean;
  /** In milliseconds, of the event. */
  at: number;
}

/** What was read: as the layout of the computer has it, and as the keys are on an American keyboard. */
export interface ReaderText {
  typed: string;
  pressed: string;
}

export type WedgeStep =
  /** A key like any other. */
  | 'typed'
  /** Comes so soon after the last that it is probably a reader's: shortcuts should not see it. */
  | 'burst'
  /** Ends a burst. */
  | ReaderText;

const AMERICAN: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: `'"`,
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
};

/** The sign of a key on an American keyboard; its own where it is none of those. */
const pressedSign = ({ code, key, shift }: Key): string => {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return shift ? letter : letter.toLowerCase();
  return AMERICAN[code]?.[shift ? 1 : 0] ?? key;
};

/** A sign, or an accent that waits for its letter, which the keys of other layouts may be. */
const isSign = (key: string): boolean => key.length === 1 || key === 'Dead';

/** Tells what a hand-held reader types from what people type. */
export class KeyboardWedge {
  private read: ReaderText = { typed: '', pressed: '' };
  private startedAt = 0;
  private lastAt = Number.NEGATIVE_INFINITY;

  press(key: Key): WedgeStep {
    const isNear = key.at - this.lastAt <= MAX_GAP_MS;
    if (key.key === 'Enter' || key.key === 'Tab') return (isNear && this.end()) || this.forget();
    // Shift and the like are pressed in between.
    if (!isSign(key.key)) return isNear ? 'burst' : 'typed';
    if (!isNear) {
      this.read = { typed: '', pressed: '' };
      this.startedAt = key.at;
    }
    const { typed, pressed } = this.read;
    this.read = { typed: typed + (key.key === 'Dead' ? '' : key.key), pressed: pressed + pressedSign(key) };
    this.lastAt = key.at;
    return this.read.pressed.length > 1 ? 'burst' : 'typed';
  }

  /** What was read, where its keys came as fast as a reader's; null for what somebody typed. */
  end(): ReaderText | null {
    const { read } = this;
    const { length } = read.pressed;
    const mean = (this.lastAt - this.startedAt) / Math.max(1, length - 1);
    this.forget();
    return length >= MIN_LENGTH && mean <= MEAN_GAP_MS ? read : null;
  }

  private forget(): 'typed' {
    this.read = { typed: '', pressed: '' };
    this.lastAt = Number.NEGATIVE_INFINITY;
    return 'typed';
  }
}
