import type { PartStories } from '../dev/stories';
import { Chart } from './Chart';

const people = [{ key: 'count', label: 'People' }];
const rows = (...entries: [label: string, count: number][]) =>
  entries.map(([label, count]) => ({ label, values: { count } }));

const stories: PartStories = {
  part: 'Chart',
  stories: [
    {
      name: 'Bars',
      render: () => (
        <Chart
          title="Industries"
          summary="Most people work in fintech (61) and artificial intelligence (48)."
          kind="bar"
          rowHeading="Industry"
          series={people}
          rows={rows(
            ['Fintech', 61],
            ['Artificial intelligence', 48],
            ['Government technology', 35],
            ['Logistics', 12],
            ['Renewable energy, storage and the grids of tomorrow', 9],
            ['الطاقة المتجددة والتخزين وشبكات الغد (Energy)', 7],
          )}
        />
      ),
    },
    {
      name: 'Bars of two series',
      render: () => (
        <Chart
          title="Looking for and offering"
          summary="Growth capital is wanted most, software development is offered most."
          kind="bar"
          rowHeading="What"
          series={[
            { key: 'seeking', label: 'Looking for' },
            { key: 'offering', label: 'Offering' },
          ]}
          rows={[
            { label: 'Growth capital', values: { seeking: 52, offering: 21 } },
            { label: 'Software development', values: { seeking: 18, offering: 47 } },
            { label: 'Distribution partners', values: { seeking: 33, offering: 9 } },
          ]}
        />
      ),
    },
    {
      name: 'Columns',
      render: () => (
        <Chart
          title="Entries by hour"
          summary="Most people came at nine."
          kind="column"
          rowHeading="Hour"
          series={[{ key: 'count', label: 'Entries' }]}
          rows={rows(['08:00', 42], ['09:00', 138], ['10:00', 77], ['11:00', 25], ['12:00', 12])}
        />
      ),
    },
    {
      name: 'Donut',
      render: () => (
        <Chart
          title="Countries"
          summary="A third of the people come from Pakistan."
          kind="donut"
          rowHeading="Country"
          series={people}
          rows={rows(
            ['Pakistan', 120],
            ['Sweden', 61],
            ['India', 44],
            ['Türkiye', 40],
            ['Kenya', 21],
            ['Others', 80],
          )}
        />
      ),
    },
  ],
};

export default stories;
