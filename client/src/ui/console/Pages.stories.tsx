import { useState } from 'react';
import { InEvent } from '../../dev/InEvent';
import { storiesOf } from '../../dev/stories';
import { listParams } from '../../lib/list-params';
import { Row } from '../Stack';
import { Text } from '../Text';
import { useTable } from '../hooks/useTable';
import { PopMenuItem } from '../light/PopMenu';
import { ConsoleArea } from './ConsoleArea';
import { ConsolePage } from './ConsolePage';
import { LogPage } from './LogPage';
import { OnPaper, Printout } from './Printout';
import { RowMenu } from './RowMenu';
import { SortableList } from './SortableList';

const params = { q: listParams.q };
const texts = {
  title: 'Mails',
  description: 'What was sent, and when.',
  columns: { subject: 'Subject', at: 'Sent' },
  emptyTitle: 'No mails yet',
  noMatchTitle: 'No mail matches',
};
const mails = [{ id: '1', subject: 'Your meeting moved', at: '2026-11-21T01:30:00.000Z' }];

function Log({ rows }: { rows: typeof mails }) {
  return (
    <LogPage
      texts={texts}
      name="log-example"
      overlay="mail"
      table={useTable(params)}
      page={{ nodes: rows, totalCount: rows.length }}
      query={{ loading: false, refetch: () => undefined }}
      columnsOf={(time) => [
        { key: 'subject', primary: true },
        { key: 'at', render: ({ at }) => time(at) },
      ]}
      rowName={({ subject }) => subject}
      filters={null}
      renderPanel={() => null}
    />
  );
}

function Products({ disabled }: { disabled?: boolean }) {
  const [products, setProducts] = useState(['Pumps', 'Pipes', 'Membranes of the latest generation']);
  return (
    <SortableList
      label="Products"
      items={products}
      keyOf={(product) => product}
      nameOf={(product) => product}
      disabled={disabled}
      onMove={(from, to) => setProducts(products.toSpliced(from, 1).toSpliced(to, 0, products[from]!))}
    >
      {(product, handle) => (
        <Row gap="sm">
          {handle}
          <Text grow>{product}</Text>
          <RowMenu name={product}>
            <PopMenuItem onClick={() => undefined}>Edit</PopMenuItem>
          </RowMenu>
        </Row>
      )}
    </SortableList>
  );
}

const log = (rows: typeof mails) => (
  <InEvent>
    <ConsoleArea>
      <Log rows={rows} />
    </ConsoleArea>
  </InEvent>
);

export default storiesOf('ConsolePage', {
  'ConsolePage, SortableList, RowMenu': (
    <ConsolePage>
      <Products />
      <Products disabled />
    </ConsolePage>
  ),
  'ConsoleArea, LogPage': log(mails),
  'LogPage, empty': log([]),
  'Printout, OnPaper': (
    <Printout gap="sm">
      <OnPaper>Demo Conference</OnPaper>
      <Text>Printed without what stands around it.</Text>
    </Printout>
  ),
});
