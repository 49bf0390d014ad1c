import type { Import_ImportFragment } from '../../../generated/graphql';
import { Notice, Stack } from '../../../ui';
import { messages } from '../messages';

const texts = messages.warnings;
const MAX_SHOWN = 10;

/** The rows that are imported although they may be mistakes. */
export function Warnings({ found: { warnings } }: { found: Import_ImportFragment }) {
  if (warnings.length === 0) return null;
  const more = warnings.length - MAX_SHOWN;
  return (
    <Notice kind="warning" title={texts.title(warnings.length)}>
      <Stack as="ul">
        {warnings.slice(0, MAX_SHOWN).map(({ row, message }) => (
          <li key={row}>{texts.line(row, message)}</li>
        ))}
        {more > 0 && <li>{texts.more(more)}</li>}
      </Stack>
    </Notice>
  );
}
