import { type ShareKind, shareKinds } from '@python-learning/contract';
import { m } from '../../../compiled-messages/messages.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';

type KindChoiceProps = { kind: ShareKind; onChoose: (kind: ShareKind) => void };

const words = {
  code: { label: m.programs_share_kind_code, text: m.programs_share_kind_code_text },
  play: { label: m.programs_share_kind_play, text: m.programs_share_kind_play_text },
} satisfies Record<ShareKind, unknown>;

/** Whether others see the code. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  return (
    <ChoiceGroup
      label={m.programs_share_kind()}
      choices={shareKinds.map((value) => ({
        value,
        label: words[value].label(),
        text: words[value].text(),
      }))}
      value={kind}
      onChoose={onChoose}
    />
  );
}
