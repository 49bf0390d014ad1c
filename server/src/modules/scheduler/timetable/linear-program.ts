import loadHighs, { type Highs } from 'highs';

let solver: Promise<Highs> | undefined;

/** A linear program to maximise, over columns from 0 up to a bound, built row by row. */
export class LinearProgram {
  private readonly costs: number[] = [];
  private readonly uppers: number[] = [];
  private readonly rowLowers: number[] = [];
  private readonly rowUppers: number[] = [];
  private readonly starts: number[] = [0];
  private readonly indices: number[] = [];
  private readonly values: number[] = [];

  addColumn(gain: number, upper: number): number {
    this.costs.push(gain);
    return this.uppers.push(upper) - 1;
  }

  /** `factors` of `columns` together are within these bounds; each counts once where no factors are named. */
  addRow(lower: number, upper: number, columns: readonly number[], factors: readonly number[] = []): void {
    for (const [at, column] of columns.entries()) {
      this.indices.push(column);
      this.values.push(factors[at] ?? 1);
    }
    this.rowLowers.push(lower);
    this.rowUppers.push(upper);
    this.starts.push(this.indices.length);
  }

  /** The value of each column in the optimum; null where there is none, or none in time. */
  async solve(seconds: number): Promise<Float64Array | null> {
    const numCols = this.costs.length;
    const numRows = this.rowLowers.length;
    if (numCols === 0) return new Float64Array();
    // Compiling it takes longer than most programs.
    const highs = await (solver ??= loadHighs());
    const source = {
      numCols,
      numRows,
      sense: highs.constants.objectiveSense.maximize,
      colCost: Float64Array.from(this.costs),
      colLower: new Float64Array(numCols),
      colUpper: Float64Array.from(this.uppers),
      rowLower: Float64Array.from(this.rowLowers),
      rowUpper: Float64Array.from(this.rowUppers),
      matrix: {
        format: 'csr',
        numRows,
        numCols,
        starts: Int32Array.from(this.starts),
        indices: Int32Array.from(this.indices),
        values: Float64Array.from(this.values),
      },
    } as const;
    return highs.withModel(source, (model) => {
      model.options.set({ output_flag: false, time_limit: seconds });
      model.run();
      const isOptimal = model.getModelStatus() === highs.constants.modelStatus.optimal;
      return isOptimal ? Float64Array.from(model.getSolution().colValue) : null;
    });
  }
}
