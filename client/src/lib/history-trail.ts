interface Step {
  key: string;
  address: string;
}

/** The addresses of this visit in the order of the browser's history, which a page cannot read from the browser. */
export class HistoryTrail {
  private steps: Step[] = [];
  private position = -1;

  /** Takes note of the address that is shown now. */
  visit(action: 'PUSH' | 'REPLACE' | 'POP', step: Step): void {
    if (this.steps[this.position]?.key === step.key) return;
    if (action === 'POP') {
      const known = this.steps.findIndex(({ key }) => key === step.key);
      // After a reload, or beyond where this visit began, nothing is known of what lies before.
      if (known === -1) this.steps = [step];
      this.position = Math.max(0, known);
      return;
    }
    if (action === 'PUSH') this.position += 1;
    this.position = Math.max(0, this.position);
    this.steps = [...this.steps.slice(0, this.position), step];
  }

  /** The address to which Back leads; undefined where that is not known. */
  previous(): string | undefined {
    return this.steps[this.position - 1]?.address;
  }
}

/** The trail of this tab. */
export const historyTrail = new HistoryTrail();
