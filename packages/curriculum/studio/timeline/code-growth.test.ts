import { describe, expect, it } from 'vitest';
import { lastScene, planted, saidMs } from './material.fixture.ts';
import { pace } from './pace.ts';

const loop = 'for i in range(3):\n    print(i)\nprint("End")';

describe('a program grows', () => {
  it('line by line while the first sentence is said, and nothing is typed in silence', () => {
    const scene = lastScene(planted(loop, 'Here is a loop that prints. It ends.'));
    const times = scene.program?.lines?.map(({ startMs }) => startMs) ?? [];
    expect(scene.program?.lines?.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(scene.speech[0]?.endMs ?? 0);
    expect(scene.program?.typing.keys).toBe(0);
    expect(scene.speech[0]?.startMs).toBe(scene.startMs + pace.lead);
  });

  it('with the words that name its lines, and a line without a word follows the one above it', () => {
    const scene = lastScene(planted(loop, 'First {line:1}repeat this. Then {line:3}the end.'));
    const lines = scene.program?.lines ?? [];
    expect(lines.map(({ startMs }) => startMs)).toEqual([
      saidMs(scene, 1),
      saidMs(scene, 1) + pace.lineAfterLine,
      saidMs(scene, 4),
    ]);
  });

  it('has lines above the first named one before that word', () => {
    const scene = lastScene(planted(loop, 'All of it {line:3}ends.'));
    const [first, second, third] = scene.program?.lines ?? [];
    expect(first?.startMs).toBeGreaterThanOrEqual(scene.startMs);
    expect(second?.startMs).toBeLessThan(third?.startMs ?? 0);
    expect(third?.startMs).toBe(saidMs(scene, 3));
  });
});

describe('of the program before', () => {
  it('lines that stay are there, and new ones come', () => {
    const scene = lastScene(planted(loop, 'One.'), planted(`x = 1\n${loop}\nprint(x)`, 'Two {line:5}more.'));
    expect(scene.program?.lines).toEqual([
      { line: 1, startMs: expect.any(Number) },
      { line: 5, startMs: saidMs(scene, 1) },
    ]);
  });

  it('a line that changes stands there until its word', () => {
    const changed = 'for i in range(3):\n    print(i * i)\nprint("End")\nprint("!")';
    const scene = lastScene(planted(loop, 'One.'), planted(changed, 'Now {line:2}squares.'));
    expect(scene.program?.lines?.[0]).toEqual({
      line: 2,
      before: '    print(i)',
      startMs: saidMs(scene, 1),
    });
  });

  it('one changed piece is typed in its place, with its word', () => {
    const scene = lastScene(
      planted(loop, 'One.'),
      planted(loop.replace('3', '5'), 'Now {line:1}five rounds.'),
    );
    expect(scene.program?.lines).toBeUndefined();
    expect(scene.program?.typing).toMatchObject({ keys: 2, startMs: saidMs(scene, 1) });
  });

  it('lines that change places move at once', () => {
    const scene = lastScene(planted('a = 1\nb = 2', 'One.'), planted('b = 2\na = 1', 'Turn {line:1}them.'));
    expect(scene.program?.typing).toMatchObject({ moved: [2, 1], startMs: saidMs(scene, 1) });
  });
});

it('a program that the lesson has shown before comes at once, another that shares one line with it does not', () => {
  const other = 'x = 5\nprint(x)';
  const again = lastScene(planted(loop, 'One.'), planted(other, 'Two.'), planted(loop, 'Again.'));
  expect(again.program?.lines).toBeUndefined();
  expect(again.program?.typing.keys).toBe(0);
  const shared = lastScene(
    planted(loop, 'One.'),
    planted(other, 'Two.'),
    planted('y = 1\nprint("End")', 'New.'),
  );
  expect(shared.program?.lines).toHaveLength(2);
});
