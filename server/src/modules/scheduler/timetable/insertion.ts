import { CLOSED, type Timetable } from './timetable';

const DEPTH = 7;
const STEPS = 14;
/** So many meetings of a full time are looked at for one to go. */
const SAMPLES = 3;
const IMPOSSIBLE = Infinity;

/** Puts meetings in by ejection chains: one comes in for the least loss, those that it drives out look for other places. */
export class Insertion {
  /** Meetings that came in by the present chain stay. */
  private readonly chainOf: Int32Array;
  private chain = 0;
  private victims: number[] = [];
  private best: number[] = [];

  constructor(
    private readonly timetable: Timetable,
    private readonly random: () => number,
  ) {
    this.chainOf = new Int32Array(timetable.problem.pairs);
  }

  /** Whether the meeting got in; `heat` lets chains lose as much in between. */
  run(meeting: number, heat: number): boolean {
    this.chain += 1;
    const queue = [meeting];
    const depths = [0];
    for (let step = 0; step < STEPS && queue.length > 0; step++) {
      const next = queue.pop()!;
      const depth = depths.pop()!;
      const allowed = depth < DEPTH ? this.timetable.gain(next) + heat * this.random() : 0;
      const isIn = this.putIn(next, next === meeting ? IMPOSSIBLE : allowed);
      if (!isIn && next === meeting) return false;
      if (!isIn) continue;
      // The most valuable one of those driven out is the next to get a place.
      this.best.sort((one, other) => this.timetable.gain(one) - this.timetable.gain(other));
      for (const victim of this.best) {
        queue.push(victim);
        depths.push(depth + 1);
      }
    }
    return true;
  }

  /** Places a meeting where the least is lost, which must be less than what is allowed. `best` has those that went. */
  private putIn(meeting: number, allowed: number): boolean {
    const { timetable } = this;
    const { times } = timetable.problem;
    let bestTime = -1;
    let bestLoss = allowed;
    let ties = 0;
    const offset = Math.floor(this.random() * times);
    for (let step = 0; step < times; step++) {
      const time = step + offset < times ? step + offset : step + offset - times;
      const loss = this.lossAt(meeting, time, bestLoss);
      if (loss > bestLoss || loss === IMPOSSIBLE || (loss > 0 && loss === allowed)) continue;
      ties = loss === bestLoss ? ties + 1 : 1;
      if (ties > 1 && this.random() * ties >= 1) continue;
      bestTime = time;
      bestLoss = loss;
      const spare = this.best;
      this.best = this.victims;
      this.victims = spare;
    }
    if (bestTime < 0) return false;
    const { mark } = timetable;
    for (const victim of this.best) timetable.remove(victim);
    if (timetable.tryPlace(meeting, bestTime)) {
      this.chainOf[meeting] = this.chain;
      return true;
    }
    timetable.rollback(mark);
    return false;
  }

  /** What has to go for a meeting at a time, in `victims`, and what is lost by it, less the gain of keeping its time. */
  private lossAt(meeting: number, time: number, limit: number): number {
    const { timetable, victims } = this;
    const { problem, at, count, dayCount, groupMeeting } = timetable;
    const { times, days, dayOf, groupsOf, max, maxPerDay } = problem;
    const one = problem.one[meeting]!;
    const other = problem.other[meeting]!;
    const atOne = at[one * times + time]!;
    const atOther = at[other * times + time]!;
    if (victims.length > 0) victims.length = 0;
    if (atOne === CLOSED || atOther === CLOSED) return IMPOSSIBLE;
    let loss = timetable.worth(meeting, -2) - timetable.worth(meeting, time);
    loss += this.drive(atOne, one, other) + this.drive(atOther, one, other);
    for (const group of groupsOf[meeting]!) loss += this.drive(groupMeeting[group]!, one, other);
    if (loss > limit || loss === IMPOSSIBLE) return IMPOSSIBLE;
    for (let side = 0; side < 2; side++) {
      const person = side === 0 ? one : other;
      const day = dayOf[time]!;
      if (dayCount[person * days + day]! >= maxPerDay[person]! && !this.frees(person, day))
        loss += this.drive(this.leastOf(person, one, other, day), one, other, true);
      if (count[person]! >= max[person]! && !this.frees(person))
        loss += this.drive(this.leastOf(person, one, other), one, other, true);
      if (!timetable.rowAllows(person, time)) return IMPOSSIBLE;
    }
    if (loss > limit || loss === IMPOSSIBLE) return IMPOSSIBLE;
    if (timetable.findClass(meeting, time) >= 0 || this.freesPod(meeting, time)) return loss;
    return loss + this.drive(this.leastAt(meeting, time, one, other), one, other, true);
  }

  /** Adds a meeting to those that go; nothing is lost where there is none. */
  private drive(victim: number, one: number, other: number, isNeeded = false): number {
    if (victim < 0) return isNeeded ? IMPOSSIBLE : 0;
    if (this.victims.includes(victim)) return 0;
    if (!this.mayGo(victim)) return IMPOSSIBLE;
    this.victims.push(victim);
    return this.timetable.loss(victim, one, other);
  }

  private mayGo(meeting: number): boolean {
    return !this.timetable.isFixed(meeting) && this.chainOf[meeting] !== this.chain;
  }

  /** Whether one of those that go is a person's, of that day. */
  private frees(person: number, day?: number): boolean {
    const { one, other, dayOf } = this.timetable.problem;
    return this.victims.some(
      (victim) =>
        (one[victim] === person || other[victim] === person) &&
        (day === undefined || dayOf[this.timetable.timeOf[victim]!] === day),
    );
  }

  /** Whether one of those that go leaves a pod where the meeting may be. */
  private freesPod(meeting: number, time: number): boolean {
    const { timeOf, classOf, problem } = this.timetable;
    return this.victims.some(
      (victim) =>
        timeOf[victim] === time &&
        problem.classesOf[meeting]!.includes(classOf[victim]!) &&
        this.timetable.isInReach(meeting, time, classOf[victim]!),
    );
  }

  /** The meeting of a person, of that day, that is lost most easily. */
  private leastOf(person: number, one: number, other: number, day?: number): number {
    const { timetable } = this;
    const { times, dayStart } = timetable.problem;
    const [start, end] = day === undefined ? [0, times] : [dayStart[day]!, dayStart[day + 1]!];
    let least = -1;
    let leastLoss = IMPOSSIBLE;
    for (let time = start; time < end; time++) {
      const meeting = timetable.at[person * times + time]!;
      if (meeting < 0 || !this.mayGo(meeting)) continue;
      const loss = timetable.loss(meeting, one, other);
      if (loss >= leastLoss) continue;
      least = meeting;
      leastLoss = loss;
    }
    return least;
  }

  /** The one of some meetings of a time at a pod for this one that is lost most easily. */
  private leastAt(meeting: number, time: number, one: number, other: number): number {
    const { timetable, random } = this;
    const list = timetable.lists[time]!;
    const classes = timetable.problem.classesOf[meeting]!;
    let least = -1;
    let leastLoss = IMPOSSIBLE;
    for (let sample = Math.min(SAMPLES, list.length); sample > 0; sample--) {
      const victim = list[Math.floor(random() * list.length)]!;
      const podClass = timetable.classOf[victim]!;
      if (!this.mayGo(victim) || !classes.includes(podClass)) continue;
      const loss = timetable.loss(victim, one, other);
      if (loss < leastLoss && timetable.isInReach(meeting, time, podClass))
        [least, leastLoss] = [victim, loss];
    }
    return least;
  }
}
