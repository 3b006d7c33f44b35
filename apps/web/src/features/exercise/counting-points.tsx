import { useEffect, useState } from 'react';

/** When the count starts and how long it takes, in milliseconds after the ceremony began. */
const startsAfterMs = 2200;
const takesMs = 1000;

type CountingPointsProps = { from: number; to: number; isRunning: boolean };

/** Points that count up while the ceremony runs. Screen readers read the last number from the start. */
export function CountingPoints({ from, to, isRunning }: CountingPointsProps) {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    if (!isRunning) return;
    const start = performance.now() + startsAfterMs;
    let frame = 0;
    const count = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / takesMs));
      setShown(Math.round(from + (to - from) * share));
      if (share < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [from, to, isRunning]);
  return (
    <>
      <strong aria-hidden="true" className="text-3xl text-reward tabular-nums">
        {isRunning ? shown : to}
      </strong>
      <span className="sr-only">{to}</span>
    </>
  );
}
