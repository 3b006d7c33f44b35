import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, to the minute: a page may stand open until the next day. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(tick);
  }, []);
  return now;
}
