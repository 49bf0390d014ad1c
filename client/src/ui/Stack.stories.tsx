import type { PartStories } from '../dev/stories';
import { Facts, Figure } from './Facts';
import { PlainButton } from './PlainButton';
import { PlainTable } from './PlainTable';
import { Grid, Panel, Row, Stack } from './Stack';
import { Note, Quote, Text } from './Text';

const names = ['Sara Khan', 'Bilal Ahmed', 'Ayesha Siddiqui-Chaudhry'];

const people = names.map((name) => (
  <Panel as="li" key={name}>
    <Text strong>{name}</Text>
  </Panel>
));

const stories: PartStories = {
  part: 'Stack, Row, Grid, Panel, Facts, Figure, PlainTable, Text, Note, Quote',
  stories: [
    {
      name: 'One below the other',
      render: () => (
        <Stack as="ul" gap="sm">
          {people}
        </Stack>
      ),
    },
    {
      name: 'Side by side',
      render: () => (
        <Row as="ul" gap="sm" wrap>
          {people}
        </Row>
      ),
    },
    {
      name: 'Columns',
      render: () => (
        <Grid as="ul" gap="sm" column={180}>
          {people}
        </Grid>
      ),
    },
    {
      name: 'Lines between',
      render: () => (
        <Stack as="ul" divided>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Stack>
      ),
    },
    {
      name: 'Facts',
      render: () => (
        <Facts
          facts={[
            ['Name', names[0]],
            ['Sector', 'Software'],
          ]}
        />
      ),
    },
    {
      name: 'Figures',
      render: () => (
        <Grid as="dl" column={120}>
          <Figure label="Inside now">1,204</Figure>
          <Figure label="Came today">2,018</Figure>
        </Grid>
      ),
    },
    {
      name: 'A small table',
      render: () => (
        <PlainTable head={['Name', 'Sector']} aria-label="People" stacked>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>Software</td>
            </tr>
          ))}
        </PlainTable>
      ),
    },
    {
      name: 'Words',
      render: () => (
        <Stack gap="xxs">
          {(['h2', 'h3', 'h4', 'xl', 'lg', 'md', 'sm', 'note', 'caption'] as const).map((size) => (
            <Text key={size} size={size}>
              {size}
            </Text>
          ))}
          {(['secondary', 'tertiary', 'primary', 'success', 'warning', 'error'] as const).map((tone) => (
            <Text key={tone} tone={tone} strong>
              {tone}
            </Text>
          ))}
          <Note>A paragraph that stands back</Note>
          <Quote>What somebody wrote</Quote>
          <Text cut>{names.join(', ').repeat(8)}</Text>
          <Text cut={2}>{names.join(', ').repeat(20)}</Text>
          <PlainButton>A button that looks like its words</PlainButton>
        </Stack>
      ),
    },
  ],
};

export default stories;
