import { useCallback, useRef, useState } from 'react';

export type Submission = {
  busy: boolean;
  /** What the last attempt failed with, or null. */
  failure: unknown;
  /** Does the work unless it is being done already; what it throws becomes the failure. */
  submit: (work: () => Promise<void>) => Promise<void>;
};

/** The course of sending a form: once at a time, and what went wrong. */
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
