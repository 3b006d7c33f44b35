type SkeletonProps = { className?: string };

/** The shape of something that is on its way. The region around it says so with `aria-busy`. */
export function Skeleton({ className = 'h-6 w-full' }: SkeletonProps) {
  return (
    <div
      className={`${className} max-w-full animate-[shimmer_1.6s_ease-in-out_infinite] rounded-lg bg-skeleton`}
      aria-hidden="true"
    />
  );
}
