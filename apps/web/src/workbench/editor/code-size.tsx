import { m } from '../../compiled-messages/messages.ts';
import { changeLocalSettings, useLocalSetting } from '../../lib/settings/local-settings.ts';
import { textSizes } from '../../lib/settings/stored-settings.ts';
import { Icon } from '../../ui/icon.tsx';

/** Changes the size of code, here and wherever code is shown. */
export function CodeSize() {
  const codeSize = useLocalSetting('codeSize');
  const at = textSizes.indexOf(codeSize);
  const choose = (place: number) => {
    const next = textSizes[place];
    if (next !== undefined) changeLocalSettings({ codeSize: next });
  };
  return (
    <span className="flex">
      <SizeButton
        name={m.practice_code_smaller()}
        icon="text-smaller"
        isEnd={at === 0}
        onPress={() => choose(at - 1)}
      />
      <SizeButton
        name={m.practice_code_larger()}
        icon="text-larger"
        isEnd={at === textSizes.length - 1}
        onPress={() => choose(at + 1)}
      />
    </span>
  );
}

type SizeButtonProps = {
  name: string;
  icon: 'text-smaller' | 'text-larger';
  isEnd: boolean;
  onPress: () => void;
};

function SizeButton({ name, icon, isEnd, onPress }: SizeButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onPress();
      }}
      className="grid size-11 place-items-center rounded-xl font-bold text-action hover:bg-action-soft aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
