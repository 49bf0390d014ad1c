import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Grid, Row, SectionCard } from '../../../ui';
import styles from './Home.module.css';

/** Where a tile leads; `false` for what the viewer may not open. */
export type LinkTile =
  false | readonly [label: string, to: string, icon: ComponentType<{ 'aria-hidden': true }>];

/** Ways on within the event, as tiles under a title. */
export const LinkTiles = ({ title, tiles }: { title: string; tiles: readonly LinkTile[] }) => (
  <SectionCard title={title}>
    <Grid as="ul" column={150} gap="xs">
      {tiles
        .filter((tile) => tile !== false)
        .map(([label, to, Icon]) => (
          <li key={to}>
            <Row as={Link} to={to} gap="xs" className={styles.tile}>
              <Icon aria-hidden />
              {label}
            </Row>
          </li>
        ))}
    </Grid>
  </SectionCard>
);
