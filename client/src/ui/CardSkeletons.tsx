import card from './Card.module.css';
import { Skeleton } from './Skeleton';
import { Grid, Stack, type Space } from './Stack';
import { messages } from './messages';

interface CardSkeletonsProps {
  count?: number;
  /** Narrowest width and the height of the cards, in pixels. */
  column: number;
  height: number;
  gap?: Space;
  /** Width of the picture, in pixels. */
  picture: number;
  /** Lines of text below the picture. */
  rows?: number;
}

/** Cards on their way, in the sizes of what comes. */
export function CardSkeletons(props: CardSkeletonsProps) {
  const { count = 12, column, height, gap = 'md', picture, rows = 0 } = props;
  return (
    <Grid as="output" gap={gap} column={column} aria-label={messages.loading}>
      {Array.from({ length: count }, (_, index) => (
        <Stack key={index} gap="md" pad="md" className={card.card} style={{ minHeight: height }} aria-hidden>
          <Skeleton avatar={picture} title="60%" rows={1} />
          {rows > 0 && <Skeleton title={false} rows={rows} />}
        </Stack>
      ))}
    </Grid>
  );
}
