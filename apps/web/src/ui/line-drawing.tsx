type LineDrawingProps = {
  /** Path data within a square of 24. */
  path: string;
  className?: string | undefined;
};

/** A line drawing in the text's colour. Screen readers read the words beside it instead. */
export function LineDrawing({ path, className = 'size-6' }: LineDrawingProps) {
  return (
    <svg
      className={`${className} shrink-0`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
