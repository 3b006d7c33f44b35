type SkeletonProps = { className?: string };

/** Placeholder of content that loads. The region around it sets `aria-busy`. */
export function Skeleton({ className = 'h-6 w-full' }: SkeletonProps) {
  return (
    <div
      className={`${className} max-w-full animate-[shimmer_1.6s_ease-in-out_infinite] rounded-lg bg-skeleton`}
      aria-hidden="true"
    />
  );
}
