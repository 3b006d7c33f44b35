import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The current time, updated every minute: a page may stay open until the next day. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(tick);
  }, []);
  return now;
}
