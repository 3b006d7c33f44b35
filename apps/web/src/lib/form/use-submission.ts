import { useCallback, useRef, useState } from 'react';

export type Submission = {
  busy: boolean;
  /** The error of the last attempt, or null. */
  failure: unknown;
  /** Runs the work unless one is running already; what it throws becomes the failure. */
  submit: (work: () => Promise<void>) => Promise<void>;
};

/** State of a form that is being sent: once at a time, with the last failure. */
export function useSubmission(): Submission {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const underWay = useRef(false);
  const submit = useCallback(async (work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, failure, submit };
}
