import type { Problem } from './problem';
import { IDLE, LONG_AFTER, LONG_IDLE, OTHER_AREA } from './weights';

/** What a person has at a time besides a meeting. */
export const CLOSED = -2;
export const FREE = -1;
const NOWHERE = -1;

/** A timetable in the making: which meeting is when and at which class of pods. What was done can be undone. */
export class Timetable {
  /** The meeting of each person at each time, or FREE or CLOSED. */
  readonly at: Int32Array;
  readonly timeOf: Int32Array;
  readonly classOf: Int32Array;
  readonly count: Int32Array;
  readonly dayCount: Int32Array;
  /** The meeting that grants each company asked for as such. */
  readonly groupMeeting: Int32Array;
  /** Free pods of each class at each time. */
  readonly freePods: Int32Array;
  /** The placed meetings of each time but the fixed ones, and those that are not placed at last. */
  readonly lists: number[][];
  /** All goals together but compact days. */
  value = 0;
  /** What waits and changes of the hall cost, once they are counted: no meeting is given up for them. */
  waits = 0;
  private countsWaits = false;
  private readonly values: Float64Array;
  private readonly position: Int32Array;
  private readonly dayCost: Float64Array;
  private readonly journal: number[] = [];

  constructor(readonly problem: Problem) {
    const { people, times, days, pairs, one, other, groups, classes, input } = problem;
    const { fixed, pods } = input;
    this.at = Int32Array.from({ length: people * times }, (_none, index) =>
      input.people[Math.floor(index / times)]!.open[index % times] === 1 ? FREE : CLOSED,
    );
    this.timeOf = new Int32Array(pairs + fixed.length).fill(NOWHERE);
    this.classOf = new Int32Array(pairs + fixed.length).fill(NOWHERE);
    this.values = problem.value.slice();
    this.count = new Int32Array(people);
    this.dayCount = new Int32Array(people * days);
    this.groupMeeting = new Int32Array(groups).fill(NOWHERE);
    this.freePods = Int32Array.from({ length: classes.length * times }, (_none, index) => {
      const { pods: ofClass } = classes[Math.floor(index / times)]!;
      return ofClass.filter((pod) => pods[pod]!.blocked[index % times] !== 1).length;
    });
    this.position = Int32Array.from({ length: pairs }, (_none, pair) => pair);
    this.lists = [
      ...Array.from({ length: times }, (): number[] => []),
      Array.from({ length: pairs }, (_none, pair) => pair),
    ];
    for (const [index, { time, pod }] of fixed.entries()) {
      const meeting = pairs + index;
      this.timeOf[meeting] = time;
      // A pod that is closed then was not counted.
      if (pod !== null)
        this.freePods[this.setClass(meeting, pod) * times + time]! -= 1 - pods[pod]!.blocked[time]!;
      for (const person of [one[meeting]!, other[meeting]!]) {
        this.at[person * times + time] = meeting;
        this.count[person]! += 1;
        this.dayCount[person * days + problem.dayOf[time]!]! += 1;
      }
    }
    this.dayCost = new Float64Array(people * days);
    for (let person = 0; person < people; person++)
      for (let count = this.count[person]!; count === 0 || count < problem.min[person]!; count++)
        this.value -= this.personGain(person, count);
  }

  /** From now on `waits` says what waits cost. */
  countWaits(): void {
    const { days } = this.problem;
    this.countsWaits = true;
    for (let index = 0; index < this.dayCost.length; index++) {
      this.dayCost[index] = this.costOf(Math.floor(index / days), index % days);
      this.waits += this.dayCost[index]!;
    }
  }

  /** Makes some meetings worth more than they are, or as much again. */
  favour(isFavoured: Uint8Array, bonus: number): void {
    for (const [meeting, favoured] of isFavoured.entries()) {
      this.values[meeting]! += favoured * bonus;
      if (this.timeOf[meeting]! >= 0) this.value += favoured * bonus;
    }
  }

  private setClass(meeting: number, pod: number): number {
    return (this.classOf[meeting] = this.problem.classOfPod[pod]!);
  }

  get unplaced(): readonly number[] {
    return this.lists[this.problem.times]!;
  }

  /** What a person gains by a meeting more than these. */
  private personGain(person: number, count: number): number {
    const { nobody, promised, min } = this.problem;
    return (count === 0 ? nobody[person]! : 0) + (count < min[person]! ? promised[person]! : 0);
  }

  /** What a meeting is worth at a time. */
  worth(meeting: number, time: number): number {
    const { publishedTime, weights } = this.problem;
    return this.values[meeting]! + (publishedTime[meeting] === time ? weights.keptTime : 0);
  }

  /** What one more meeting is worth to all; at its best time. */
  gain(meeting: number): number {
    const one = this.problem.one[meeting]!;
    const other = this.problem.other[meeting]!;
    return (
      this.worth(meeting, this.problem.publishedTime[meeting]!) +
      this.personGain(one, this.count[one]!) +
      this.personGain(other, this.count[other]!)
    );
  }

  /** What is lost without a placed meeting; not by people who get another one for it. */
  loss(meeting: number, one: number, other: number): number {
    let loss = this.worth(meeting, this.timeOf[meeting]!);
    const { one: ones, other: others } = this.problem;
    const first = ones[meeting]!;
    const second = others[meeting]!;
    if (first !== one && first !== other) loss += this.personGain(first, this.count[first]! - 1);
    if (second !== one && second !== other) loss += this.personGain(second, this.count[second]! - 1);
    return loss;
  }

  isFixed(meeting: number): boolean {
    return meeting >= this.problem.pairs;
  }

  private costOf(person: number, day: number): number {
    const { times, dayStart, classes } = this.problem;
    const { at, classOf } = this;
    const end = person * times + dayStart[day + 1]!;
    let cost = 0;
    let idle = 0;
    let area = NOWHERE;
    let isIn = false;
    for (let index = person * times + dayStart[day]!; index < end; index++) {
      const meeting = at[index]!;
      if (meeting === FREE) idle += 1;
      if (meeting < 0) continue;
      if (isIn && idle > 0) cost += idle * IDLE + (idle > LONG_AFTER ? (idle - LONG_AFTER) * LONG_IDLE : 0);
      idle = 0;
      isIn = true;
      const podClass = classOf[meeting]!;
      if (podClass < 0) continue;
      const next = classes[podClass]!.area;
      if (area !== NOWHERE && next !== area) cost += OTHER_AREA;
      area = next;
    }
    return cost;
  }

  /** What a person's waits and ways of a day cost. */
  waitCost(person: number, day: number): number {
    return this.dayCost[person * this.problem.days + day]!;
  }

  /** Whether a person would not have too many meetings in a row with one at this time. */
  rowAllows(person: number, time: number): boolean {
    const { times, linked, input } = this.problem;
    const base = person * times;
    let row = 1;
    for (let before = time; linked[before] === 1 && this.at[base + before - 1]! >= 0; before--) row += 1;
    for (let after = time + 1; after < times && linked[after] === 1 && this.at[base + after]! >= 0; after++)
      row += 1;
    return row <= input.settings.maxInRow;
  }

  /** Whether no way from a person's meeting before, or to the one after, is longer than the gap. */
  private wayAllows(person: number, time: number, area: number): boolean {
    const { times, longestWay, input } = this.problem;
    const { start, end } = input.times[time]!;
    for (let before = time - 1; before >= 0; before--) {
      const gap = start - input.times[before]!.end;
      if (gap >= longestWay) break;
      if (this.wayFrom(this.at[person * times + before]!, area) > gap) return false;
    }
    for (let after = time + 1; after < times; after++) {
      const gap = input.times[after]!.start - end;
      if (gap >= longestWay) break;
      if (this.wayFrom(this.at[person * times + after]!, area) > gap) return false;
    }
    return true;
  }

  /** The way from a meeting, if it is one at a pod. */
  private wayFrom(meeting: number, area: number): number {
    const podClass = meeting < 0 ? NOWHERE : this.classOf[meeting]!;
    return podClass < 0 ? 0 : this.problem.input.ways[this.problem.classes[podClass]!.area]![area]!;
  }

  /** Whether a meeting may be at pods of a class at a time, if one is free. */
  isInReach(meeting: number, time: number, podClass: number): boolean {
    const { one, other, longestWay, classes } = this.problem;
    if (longestWay === 0) return true;
    const { area } = classes[podClass]!;
    return this.wayAllows(one[meeting]!, time, area) && this.wayAllows(other[meeting]!, time, area);
  }

  private hasPod(meeting: number, time: number, podClass: number): boolean {
    return (
      this.freePods[podClass * this.problem.times + time]! > 0 && this.isInReach(meeting, time, podClass)
    );
  }

  /** A class with a free pod in reach, the published one first; -1 where there is none. */
  findClass(meeting: number, time: number): number {
    const { classesOf, publishedTime, publishedPod, classOfPod } = this.problem;
    const options = classesOf[meeting]!;
    if (publishedTime[meeting] === time) {
      const published = classOfPod[publishedPod[meeting]!]!;
      if (options.includes(published) && this.hasPod(meeting, time, published)) return published;
    }
    for (const podClass of options) if (this.hasPod(meeting, time, podClass)) return podClass;
    return NOWHERE;
  }

  /** Whether nothing but pods and ways keeps two people from meeting at a time. */
  areFree(meeting: number, time: number): boolean {
    const { one, other, times, days, dayOf, max, maxPerDay, groupsOf } = this.problem;
    for (let side = 0; side < 2; side++) {
      const person = side === 0 ? one[meeting]! : other[meeting]!;
      if (this.at[person * times + time] !== FREE || this.count[person]! >= max[person]!) return false;
      if (this.dayCount[person * days + dayOf[time]!]! >= maxPerDay[person]!) return false;
      if (!this.rowAllows(person, time)) return false;
    }
    for (const group of groupsOf[meeting]!) if (this.groupMeeting[group] !== NOWHERE) return false;
    return true;
  }

  /** Places a meeting if it can be there. */
  tryPlace(meeting: number, time: number): boolean {
    if (!this.areFree(meeting, time)) return false;
    const podClass = this.findClass(meeting, time);
    if (podClass < 0) return false;
    this.place(meeting, time, podClass);
    return true;
  }

  remove(meeting: number): void {
    const time = this.timeOf[meeting]!;
    this.journal.push(meeting, time, this.classOf[meeting]!);
    this.take(meeting, time, -1);
  }

  /** Places a meeting where the caller knows that it can be. */
  place(meeting: number, time: number, podClass: number): void {
    this.journal.push(meeting, NOWHERE, NOWHERE);
    this.put(meeting, time, podClass);
  }

  private put(meeting: number, time: number, podClass: number): void {
    this.classOf[meeting] = podClass;
    this.take(meeting, time, 1);
  }

  /** Enters a meeting (1), or takes it out (-1). */
  private take(meeting: number, time: number, step: 1 | -1): void {
    const { one, other, times, days, dayOf, groupsOf } = this.problem;
    const isIn = step === 1;
    const day = dayOf[time]!;
    this.freePods[this.classOf[meeting]! * times + time]! -= step;
    this.timeOf[meeting] = isIn ? time : NOWHERE;
    this.move(meeting, isIn ? times : time, isIn ? time : times);
    for (const group of groupsOf[meeting]!) this.groupMeeting[group] = isIn ? meeting : NOWHERE;
    let gain = this.worth(meeting, time);
    for (let side = 0; side < 2; side++) {
      const person = side === 0 ? one[meeting]! : other[meeting]!;
      gain += this.personGain(person, isIn ? this.count[person]! : this.count[person]! - 1);
      this.count[person]! += step;
      this.dayCount[person * days + day]! += step;
      this.at[person * times + time] = isIn ? meeting : FREE;
      if (!this.countsWaits) continue;
      const cost = this.costOf(person, day);
      this.waits += cost - this.dayCost[person * days + day]!;
      this.dayCost[person * days + day] = cost;
    }
    this.value += step * gain;
  }

  private move(meeting: number, from: number, to: number): void {
    const source = this.lists[from]!;
    const last = source.pop()!;
    if (last !== meeting) {
      source[this.position[meeting]!] = last;
      this.position[last] = this.position[meeting]!;
    }
    this.position[meeting] = this.lists[to]!.push(meeting) - 1;
  }

  /** Forgets what could be undone. */
  commit(): void {
    this.journal.length = 0;
  }

  /** Undoes all since the last commit. */
  rollback(mark = 0): void {
    while (this.journal.length > mark) {
      const podClass = this.journal.pop()!;
      const time = this.journal.pop()!;
      const meeting = this.journal.pop()!;
      if (time === NOWHERE) this.take(meeting, this.timeOf[meeting]!, -1);
      else this.put(meeting, time, podClass);
    }
  }

  /** A place in what can be undone. */
  get mark(): number {
    return this.journal.length;
  }
}
