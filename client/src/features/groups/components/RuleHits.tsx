import { useDebounce } from 'use-debounce';
import { useGroupRulesPreviewQuery } from '../../../generated/hooks';
import { Notice, Stack } from '../../../ui';
import { type GroupRule, type RuleDrafts, rulesInput } from '../lib/rules';
import { messages } from '../messages';

const texts = messages.hits;
/** Until rules that are being changed are counted. */
const PAUSE_MS = 400;

interface RuleHitsProps {
  eventId: string;
  rules: readonly GroupRule[];
  drafts: RuleDrafts;
}

/** What unsaved rules touch; the last answer stays while the next one comes. */
export function RuleHits({ eventId, rules, drafts }: RuleHitsProps) {
  const [settled] = useDebounce(JSON.stringify({ eventId, rules: rulesInput(rules, drafts) }), PAUSE_MS);
  const { data, previousData, error } = useGroupRulesPreviewQuery({
    variables: { input: JSON.parse(settled) as { eventId: string; rules: GroupRule[] } },
  });
  const hits = (data ?? previousData)?.groupRulesPreview;
  const lines = (['seeingNone', 'requests', 'conversations', 'matches'] as const).flatMap((name) =>
    hits && hits[name] > 0 ? [texts[name](hits[name])] : [],
  );
  const isSerious = (hits?.seeingNone ?? 0) > 0;
  return (
    <output>
      <Notice kind={isSerious ? 'warning' : 'info'} title={texts.title}>
        {error && texts.failed}
        {!error && !hits && texts.counting}
        {!error && hits && lines.length === 0 && texts.none}
        {!error && lines.length > 0 && (
          <Stack as="ul" gap="xxs">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        )}
      </Notice>
    </output>
  );
}
