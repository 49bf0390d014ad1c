import { CLOSED, type Timetable } from './timetable';

/** Longer chains hardly ever fit. */
const LONGEST = 24;
/** So often meetings of the other time are taken along where it has no free pod. */
const SWAPS = 3;

/** Exchanges two times for a meeting and all that its people's meetings at the other time entail (a Kempe chain). */
export class Exchange {
  private readonly stampOf: Int32Array;
  private stamp = 0;
  private readonly moved: number[] = [];
  private readonly targets: number[] = [];

  constructor(
    private readonly timetable: Timetable,
    private readonly random: () => number,
  ) {
    this.stampOf = new Int32Array(timetable.problem.pairs);
  }

  /** Moves a meeting to a time; false where that can't be, and then nothing has changed. */
  run(meeting: number, time: number): boolean {
    const { timetable } = this;
    const from = timetable.timeOf[meeting]!;
    this.stamp += 1;
    this.moved.length = 0;
    if (!this.collect(meeting, from, time)) return false;
    for (let swap = 0; swap < SWAPS && this.lacksPods(from, time); swap++) {
      const list = timetable.lists[time]!;
      if (list.length === 0) break;
      const partner = list[Math.floor(this.random() * list.length)]!;
      if (this.stampOf[partner] !== this.stamp && !this.collect(partner, from, time)) return false;
    }
    return this.apply(from, time);
  }

  /** Adds a meeting and all that must change times with it. */
  private collect(meeting: number, from: number, to: number): boolean {
    const { timetable, moved } = this;
    const { one, other, times } = timetable.problem;
    let next = moved.length;
    this.add(meeting);
    for (; next < moved.length; next++) {
      if (moved.length > LONGEST) return false;
      const current = moved[next]!;
      const target = timetable.timeOf[current] === from ? to : from;
      for (let side = 0; side < 2; side++) {
        const person = side === 0 ? one[current]! : other[current]!;
        const held = timetable.at[person * times + target]!;
        if (held === CLOSED || timetable.isFixed(held)) return false;
        if (held >= 0 && this.stampOf[held] !== this.stamp) this.add(held);
      }
    }
    return true;
  }

  private add(meeting: number): void {
    this.stampOf[meeting] = this.stamp;
    this.moved.push(meeting);
  }

  private lacksPods(from: number, to: number): boolean {
    const { problem, timeOf, freePods } = this.timetable;
    let balance = 0;
    for (const meeting of this.moved) balance += timeOf[meeting] === from ? 1 : -1;
    for (let podClass = 0; podClass < problem.classes.length; podClass++)
      balance -= freePods[podClass * problem.times + to]!;
    return balance > 0;
  }

  private apply(from: number, to: number): boolean {
    const { timetable, moved, targets } = this;
    const { mark } = timetable;
    targets.length = 0;
    for (const meeting of moved) {
      targets.push(timetable.timeOf[meeting] === from ? to : from);
      timetable.remove(meeting);
    }
    for (const [index, meeting] of moved.entries())
      if (!timetable.tryPlace(meeting, targets[index]!)) {
        timetable.rollback(mark);
        return false;
      }
    return true;
  }
}
