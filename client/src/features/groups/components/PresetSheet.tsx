import { Button, Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { Hint, Sheet, Stack, Text } from '../../../ui';
import { type Group, groupsOfPreset, type Preset, presets } from '../lib/rules';
import { messages } from '../messages';
import { nameOf } from './GroupName';

const texts = messages.presets;

interface PresetSheetProps {
  groups: readonly Group[];
  onUse: (preset: Preset, chosen: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses rules that many events have, as a start. */
export default function PresetSheet({ groups, onUse, onClose }: PresetSheetProps) {
  const [preset, setPreset] = useState<Preset>('open');
  const [chosen, setChosen] = useState<string[]>([]);
  const choose = (next: Preset) => {
    setPreset(next);
    setChosen(groupsOfPreset(next, groups));
  };
  const isReady = preset === 'open' || chosen.length > 0;
  return (
    <Sheet
      title={texts.title}
      onClose={onClose}
      width={520}
      footer={
        <Button type="primary" disabled={!isReady} onClick={() => onUse(preset, chosen)}>
          {texts.use}
        </Button>
      }
    >
      <Stack gap="md">
        <Radio.Group
          aria-label={texts.title}
          value={preset}
          onChange={({ target }) => choose(target.value as Preset)}
        >
          <Stack gap="sm">
            {presets.map((one) => (
              <Radio key={one} value={one}>
                <Text strong>{texts.names[one]}</Text>
                <Hint>{texts.texts[one]}</Hint>
              </Radio>
            ))}
          </Stack>
        </Radio.Group>
        {preset !== 'open' && (
          <Form layout="vertical">
            <Form.Item
              htmlFor="preset-groups"
              label={texts.chosen[preset]}
              extra={chosen.length === 0 ? texts.chosenMissing : undefined}
            >
              <Select
                id="preset-groups"
                mode="multiple"
                value={chosen}
                options={groups.map((group) => ({ value: group.id, label: nameOf(group) }))}
                onChange={setChosen}
              />
            </Form.Item>
          </Form>
        )}
        <Hint>{texts.note}</Hint>
      </Stack>
    </Sheet>
  );
}
