import { describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';

/** Conformance: the same request gives the same answer. */
export function determinismConformance(ask: () => Ask): void {
  const twice = async (source: string) => {
    const [first, second, other] = await Promise.all([
      ask().outcome(source),
      ask().outcome(source),
      ask().outcome(source, { seed: 'another' }),
    ]);
    return { first: first.stdout, second: second.stdout, other: other.stdout };
  };

  describe('chance', () => {
    it.each([
      'import random\nprint([random.randint(1, 1000) for i in range(5)])',
      'from random import *\nprint(random(), choice(range(1000)), sample(range(1000), 5))',
      'import random\nrandom.seed()\nprint(random.random())',
      'import secrets, uuid, os\nprint(secrets.token_hex(), uuid.uuid4(), os.urandom(8))',
      "print(open('/dev/urandom', 'rb').read(8))",
    ])('is decided by the seed: %s', async (source) => {
      const { first, second, other } = await twice(source);
      expect(second).toBe(first);
      expect(other).not.toBe(first);
    });

    it('is the same in all runs where it is no chance', async () => {
      const { first, second, other } = await twice(
        "import random\nrandom.seed(4)\nprint(random.random(), {'a', 'b', 'c', 'd'}, hash('a'), object())",
      );
      expect(second).toBe(first);
      expect(other).toBe(first);
    });
  });

  describe('time', () => {
    it('starts where the run says, in the time zone of the learners', async () => {
      const source =
        "import time, datetime\nprint(datetime.datetime.now().isoformat(timespec='minutes'), time.tzname[0])";
      const clockMs = Date.UTC(2026, 0, 31, 20, 0);
      expect((await ask().outcome(source, { clockMs })).stdout).toBe('2026-02-01T01:30 IST\n');
    });

    it('is the same in every run', async () => {
      const { first, second } = await twice(
        'import time\nprint(time.time(), time.perf_counter(), time.process_time())',
      );
      expect(second).toBe(first);
    });

    it('knows its calendar', async () => {
      const source = [
        'import time, datetime, calendar',
        "print(time.strftime('%A %d %B %Y %j', time.gmtime(951782400)))",
        'print(time.mktime((2026, 3, 1, 5, 30, 0, 0, 0, -1)), calendar.timegm((2026, 3, 1, 0, 0, 0)))',
        "print(datetime.datetime.strptime('2024-02-29', '%Y-%m-%d').timestamp())",
      ];
      expect((await ask().outcome(source.join('\n'))).stdout).toBe(
        'Tuesday 29 February 2000 060\n1772323200.0 1772323200\n1709145000.0\n',
      );
    });
  });
}
