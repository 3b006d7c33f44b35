type StepSliderProps = {
  index: number;
  last: number;
  label: string;
  /** What a screen reader says of the step instead of its number. */
  valueText: string;
  onSlide: (index: number) => void;
};

/** A slider over the steps of something, from 0 to the last one. */
export function StepSlider({ index, last, label, valueText, onSlide }: StepSliderProps) {
  const share = `${(100 * index) / Math.max(1, last)}%`;
  return (
    // The button of the slider stays inside of its ends.
    <div className="h-11 min-w-0 flex-1 px-3">
      <div className="relative h-full">
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={({ target }) => onSlide(Number(target.value))}
          className="peer absolute -inset-x-3 inset-y-0 h-full w-[calc(100%+1.5rem)] cursor-pointer opacity-0"
        />
        <span className="pointer-events-none absolute -inset-x-3 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
        <span
          className="pointer-events-none absolute -start-3 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-action"
          style={{ width: `calc(0.75rem + ${share})` }}
        />
        <span
          className="pointer-events-none absolute top-1/2 size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-ground bg-reward ring-2 ring-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-action"
          style={{ insetInlineStart: share }}
        />
      </div>
    </div>
  );
}
