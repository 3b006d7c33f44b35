/** The part of React's tree that its developer tools walk through. */
type Fiber = { tag: number; memoizedState: unknown; child: Fiber | null; sibling: Fiber | null };

/** React's number of a `Suspense` boundary. */
const suspenseTag = 13;

/** For each commit of React since the last reset: how many boundaries showed their fallback. */
export const fallbacksByCommit: number[] = [];

// React looks for its developer tools once, when it is loaded, so this module comes before everything that loads it.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      fallbacksByCommit.push(countFallbacks(root.current));
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
  },
});

function countFallbacks(fiber: Fiber | null): number {
  if (fiber === null) return 0;
  const own = fiber.tag === suspenseTag && fiber.memoizedState !== null ? 1 : 0;
  return own + countFallbacks(fiber.child) + countFallbacks(fiber.sibling);
}
