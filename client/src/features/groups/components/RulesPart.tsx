import { Button } from 'antd';
import { createElement, lazy, Suspense, useState, type ReactNode } from 'react';
import { FormError, Note, Notice, Row, SaveBar, Stack, Text, useAtLeast, useUnsavedGuard } from '../../../ui';
import type { useGroupRules } from '../hooks/useGroupRules';
import { acts, toggled, withPreset } from '../lib/rules';
import { messages } from '../messages';
import { icons } from './ActButton';
import { RuleHits } from './RuleHits';
import { RuleList } from './RuleList';
import { RuleTable } from './RuleTable';

const PresetSheet = lazy(() => import('./PresetSheet'));
const texts = messages.matrix;

interface RulesPartProps {
  eventId: string;
  canEdit: boolean;
  state: ReturnType<typeof useGroupRules>;
  /** Where one goes on. */
  next?: ReactNode;
}

/** Asks before unsaved rules are left. A part, since the router takes one guard at a time, and drawers have their own. */
function RulesGuard() {
  useUnsavedGuard(true, { title: texts.unsavedTitle, text: texts.unsavedText });
  return null;
}

/** Who may see, meet and write to whom, as a table, and what a change touches before it is saved. */
export function RulesPart({ eventId, canEdit, state, next }: RulesPartProps) {
  const { groups = [], rules, drafts, setDrafts, sending } = state;
  const [choosing, setChoosing] = useState(false);
  const wide = useAtLeast('md');
  const dirty = drafts.size > 0;
  const Rules = wide ? RuleTable : RuleList;
  return (
    <Stack gap="sm">
      {dirty && <RulesGuard />}
      <Row wrap justify="between" gap="xs">
        <h3>{texts.title}</h3>
        {canEdit && <Button onClick={() => setChoosing(true)}>{messages.presets.act}</Button>}
      </Row>
      <Note size="md">
        {texts.lead} {canEdit && wide && texts.keys}
      </Note>
      <Row as="ul" wrap gap="md" lineGap="xxs">
        {acts.map((act) => (
          <Note as="li" key={act}>
            {createElement(icons[act], { 'aria-hidden': true })} {texts.legend[act]}
          </Note>
        ))}
      </Row>
      <Rules
        groups={groups}
        rules={rules}
        drafts={drafts}
        disabled={!canEdit}
        onToggle={(rule, act) => setDrafts((known) => toggled(known, rule, act))}
      />
      {state.stale && <Notice kind="warning" title={texts.stale} />}
      {dirty && <RuleHits eventId={eventId} rules={rules} drafts={drafts} />}
      <FormError error={state.refusal} />
      {canEdit && (
        <SaveBar
          texts={texts}
          dirty={dirty}
          sending={sending}
          onSave={() => void state.save()}
          onDiscard={state.discard}
          next={next}
        >
          <Text as="output" tone="secondary">
            {dirty && texts.unsaved(drafts.size)}
          </Text>
        </SaveBar>
      )}
      {choosing && (
        <Suspense>
          <PresetSheet
            groups={groups}
            onUse={(preset, chosen) => {
              setDrafts(withPreset(preset, chosen, rules));
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
