import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ChartDrawing from './ChartDrawing';

test('labels of bars are whole in one place each, which cuts them at their own end', () => {
  // Nothing has a size here.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 240));
  const labels = [
    'Renewable energy, storage and the grids of tomorrow',
    'الطاقة المتجددة والتخزين وشبكات الغد',
  ];
  render(
    <ChartDrawing
      title="Industries"
      summary="Energy"
      kind="bar"
      rowHeading="Industry"
      series={[{ key: 'count', label: 'People' }]}
      rows={labels.map((label) => ({ label, values: { count: 3 } }))}
    />,
  );
  const drawn = labels.map((label) => screen.getByTitle(label));
  expect(drawn.map(({ textContent, dir, dataset }) => [textContent, dir, dataset['cut']])).toEqual(
    labels.map((label) => [label, 'auto', '2']),
  );
});
