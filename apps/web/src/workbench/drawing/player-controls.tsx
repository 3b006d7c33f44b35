import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { StepSlider } from '../../ui/step-slider.tsx';
import type { Pace, ReplayPlayer } from './use-replay.ts';

type PlayerControlsProps = {
  player: ReplayPlayer;
  last: number;
  /** The line that did the step shown; null before the first step. */
  line: number | null;
  code: string;
  children: ReactNode;
};

/** Play, one step back and on, the slider over all steps, the pace, and the line that did the step. */
export function PlayerControls({ player, last, line, code, children }: PlayerControlsProps) {
  const { stop, isPlaying, pace, goTo, togglePlaying, nextPace } = player;
  const speed = paceText(pace);
  return (
    <>
      <div className="flex flex-wrap items-center">
        <IconButton
          icon={isPlaying ? 'pause' : stop === last ? 'again' : 'play'}
          label={isPlaying ? m.drawing_pause() : m.drawing_play()}
          onPress={togglePlaying}
        />
        <IconButton
          icon="arrow-left"
          label={m.drawing_back()}
          isOff={stop === 0}
          onPress={() => goTo(stop - 1)}
        />
        <StepSlider
          index={stop}
          last={last}
          label={m.drawing_slider()}
          valueText={stepText(stop, last, line)}
          onSlide={goTo}
        />
        <IconButton
          icon="arrow-right"
          label={m.drawing_on()}
          isOff={stop === last}
          onPress={() => goTo(stop + 1)}
        />
        <IconButton icon="skip" label={m.drawing_skip()} isOff={stop === last} onPress={() => goTo(last)} />
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <DrawnLine line={line} code={code} />
        <button
          type="button"
          aria-label={m.drawing_speed({ speed })}
          onClick={nextPace}
          className="min-h-11 min-w-12 rounded-xl px-2 font-mono font-bold text-action hover:bg-action-soft"
        >
          {speed}
        </button>
        {children}
      </div>
    </>
  );
}

/** The line of the program that did a step, as it is written. Keeps its place when there is none. */
function DrawnLine({ line, code }: Pick<PlayerControlsProps, 'line' | 'code'>) {
  const text = line === null ? undefined : code.split('\n')[line - 1];
  return (
    <p aria-hidden="true" className="min-w-0 flex-[1_1_8rem] truncate">
      {line !== null && text !== undefined && (
        <span className="rounded-md bg-reward-soft px-2 py-1 shadow-[inset_4px_0_0_var(--reward)]">
          <span className="text-muted">{m.drawing_line({ line })} </span>
          <code lang="en" translate="no" className="font-mono text-code [font-variant-ligatures:none]">
            {text.trim()}
          </code>
        </span>
      )}
    </p>
  );
}

function stepText(stop: number, last: number, line: number | null): string {
  if (stop === 0) return m.drawing_step_start();
  const step = { step: stop, total: last };
  return line === null ? m.drawing_step(step) : m.drawing_step_line({ ...step, line });
}

function paceText(pace: Pace): string {
  return pace === 'python' ? m.drawing_speed_python() : `${pace}×`;
}

type IconButtonProps = { icon: IconName; label: string; isOff?: boolean; onPress: () => void };

function IconButton({ icon, label, isOff = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Stays in the tab order: a press at the last step must not lose the focus.
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className={`grid size-11 shrink-0 place-items-center rounded-xl hover:bg-sunken ${isOff ? 'opacity-50' : ''}`}
    >
      <Icon name={icon} />
    </button>
  );
}
