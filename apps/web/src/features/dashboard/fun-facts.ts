import { m } from '../../compiled-messages/messages.ts';

/** True facts about Python, numbers and computers, shown one at a time. */
const facts = [
  m.dashboard_fact_name,
  m.dashboard_fact_algorithm,
  m.dashboard_fact_zero,
  m.dashboard_fact_kolam,
  m.dashboard_fact_ramanujan,
  m.dashboard_fact_cycle,
  m.dashboard_fact_big_numbers,
  m.dashboard_fact_chessboard,
  m.dashboard_fact_webb,
  m.dashboard_fact_ada,
  m.dashboard_fact_fingers,
  m.dashboard_fact_paper,
  m.dashboard_fact_zen,
  m.dashboard_fact_primes,
  m.dashboard_fact_meru,
  m.dashboard_fact_moth,
  m.dashboard_fact_hemachandra,
  m.dashboard_fact_qr,
  m.dashboard_fact_tamil_names,
  m.dashboard_fact_mouse,
  m.dashboard_fact_malayalam,
  m.dashboard_fact_black_hole,
  m.dashboard_fact_hamilton,
  m.dashboard_fact_birthday,
  m.dashboard_fact_point_three,
  m.dashboard_fact_kaprekar,
  m.dashboard_fact_snake,
  m.dashboard_fact_holiday,
  m.dashboard_fact_leap_year,
  m.dashboard_fact_true,
] as const;

const msPerDay = 86_400_000;

/** Returns a fact for each day, in rotation; `skipped` moves that many facts on. `nowMs` counts from 1970. */
export function pickFact(nowMs: number, skipped: number): string {
  const day = Math.floor(nowMs / msPerDay);
  const fact = facts[(day + skipped) % facts.length] ?? facts[0];
  return fact();
}
