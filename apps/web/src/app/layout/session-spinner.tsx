import { Spinner } from '../../ui/spinner.tsx';

/** Lies over an outline, which says the same to screen readers, while it is not known who is there. */
export function SessionSpinner() {
  return (
    <output className="pointer-events-none fixed inset-x-0 top-1/2 z-30 grid justify-items-center text-action">
      <Spinner className="size-10" />
    </output>
  );
}
