/** Tells screen readers that the screen is loading. The region around it sets `aria-busy`. */
export function LoadingStatus({ label }: { label: string }) {
  return (
    <p role="status" className="sr-only">
      {label}
    </p>
  );
}
