/** A person of the model; `line` is the place in the order of waiting, also of one who was offered a place. */
interface Person {
  stage: 'INVITED' | 'WAITLISTED' | 'OFFERED' | 'CONFIRMED' | 'WITHDRAWN';
  group: number;
  line: number;
}

export type Act =
  'join' | 'withdraw' | 'accept' | 'let go' | 'expire' | 'regroup' | 'capacity' | 'group capacity';

/** What one step does, to a person or to a capacity. */
export interface Step {
  act: Act;
  person: number;
  value: number;
}

const holds = ({ stage }: Person): boolean => stage === 'CONFIRMED' || stage === 'OFFERED';

/**
 * The rules of places in memory, written from the specification alone: who joins, takes a free place or waits at the end of the line;
 * a free place goes to the first in line for whom the event and the group have one; capacities that are lowered take nothing away.
 */
export class PlaceModel {
  readonly people: Person[];
  /** Who was offered a place, in order. */
  readonly offered: number[] = [];
  private lines = 0;

  constructor(
    count: number,
    readonly groups: (number | null)[],
    public capacity: number | null,
  ) {
    this.people = Array.from({ length: count }, (_none, index) => ({
      stage: 'INVITED' as const,
      group: index % groups.length,
      line: 0,
    }));
  }

  /** How many places of the event, or of one of its groups, are taken. */
  taken(group?: number): number {
    return this.people.filter((person) => holds(person) && (group === undefined || person.group === group))
      .length;
  }

  private get isFull(): boolean {
    return this.capacity !== null && this.taken() >= this.capacity;
  }

  private isFree(group: number): boolean {
    const limit = this.groups[group] ?? null;
    return !this.isFull && (limit === null || this.taken(group) < limit);
  }

  /** Who waits, the first in line first. */
  waiting(): number[] {
    return this.people
      .map((person, index) => ({ ...person, index }))
      .filter(({ stage }) => stage === 'WAITLISTED')
      .toSorted((one, other) => one.line - other.line)
      .map(({ index }) => index);
  }

  private offer(): void {
    if (this.isFull) return;
    for (const index of this.waiting()) {
      const person = this.people[index]!;
      if (!this.isFree(person.group)) continue;
      person.stage = 'OFFERED';
      this.offered.push(index);
    }
  }

  apply({ act, person: index, value }: Step): void {
    const person = this.people[index]!;
    switch (act) {
      case 'join':
        if (person.stage === 'OFFERED') person.stage = 'CONFIRMED';
        else if (person.stage === 'INVITED' || person.stage === 'WITHDRAWN') {
          person.stage = this.isFree(person.group) ? 'CONFIRMED' : 'WAITLISTED';
          if (person.stage === 'WAITLISTED') person.line = this.lines += 1;
        }
        break;
      case 'withdraw':
        if (person.stage !== 'INVITED') person.stage = 'WITHDRAWN';
        break;
      case 'accept':
        if (person.stage === 'OFFERED') person.stage = 'CONFIRMED';
        break;
      case 'let go':
      case 'expire':
        if (person.stage === 'OFFERED') person.stage = 'WITHDRAWN';
        break;
      case 'regroup':
        person.group = value % this.groups.length;
        break;
      case 'capacity':
        this.capacity = value;
        break;
      case 'group capacity':
        this.groups[1] = value;
    }
    this.offer();
  }
}
