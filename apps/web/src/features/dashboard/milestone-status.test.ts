import type { Milestone } from '@python-learning/contract';
import { milestones, progressAfter as progress } from '@python-learning/testing/samples';
import { describe, expect, it } from 'vitest';
import {
  describeMilestone,
  findNextStep,
  listParts,
  shouldOfferUpgrade,
  withChosenPractices,
} from './milestone-status.ts';

function stateOf(order: number, completed: number, hasSubscription = false) {
  const milestone = milestones[order - 1];
  if (milestone === undefined) throw new RangeError(`no milestone ${order}`);
  return describeMilestone(milestone, { progress: progress(completed), hasSubscription });
}

describe('the state of a milestone', () => {
  it('is completed with Review once it is in the completed list', () => {
    expect(stateOf(1, 2)).toEqual({ state: 'completed', action: 'review', href: '/learn/m1' });
  });

  it('is in progress with Continue where the learner stands', () => {
    expect(stateOf(3, 2)).toEqual({ state: 'in_progress', action: 'continue', href: '/learn/m3' });
  });

  it('is locked above the current one, with a button that leads nowhere', () => {
    expect(stateOf(4, 2)).toEqual({ state: 'locked', action: 'start', href: null });
  });

  it('requires an upgrade above the fourth without a subscription, and is only locked with one', () => {
    expect(stateOf(9, 2)).toEqual({ state: 'requires_upgrade', action: 'upgrade', href: '/subscription' });
    expect(stateOf(9, 2, true).state).toBe('locked');
  });

  it('requires an upgrade also where the pointer stands on the fifth', () => {
    expect(stateOf(5, 4).state).toBe('requires_upgrade');
    expect(stateOf(5, 4, true)).toEqual({ state: 'in_progress', action: 'continue', href: '/learn/m5' });
  });

  it('can be started where it lies before the current one but was opened again', () => {
    const reopened = progress(3, { completed_milestones: [] });
    const first = milestones[0];
    expect(first && describeMilestone(first, { progress: reopened, hasSubscription: false })).toEqual({
      state: 'in_progress',
      action: 'start',
      href: '/learn/m1',
    });
  });

  it('keeps completed milestones open when a subscription has ended', () => {
    expect(stateOf(7, 8)).toMatchObject({ state: 'completed', action: 'review' });
  });
});

describe('the offer to upgrade', () => {
  it('comes with four completed milestones and no subscription', () => {
    expect(shouldOfferUpgrade({ progress: progress(3), hasSubscription: false })).toBe(false);
    expect(shouldOfferUpgrade({ progress: progress(4), hasSubscription: false })).toBe(true);
    expect(shouldOfferUpgrade({ progress: progress(4), hasSubscription: true })).toBe(false);
  });
});

describe('the next step', () => {
  it('is the video of a new milestone', () => {
    expect(findNextStep(milestones, { progress: progress(0), hasSubscription: false })).toMatchObject({
      kind: 'learn',
      href: '/learn/m1',
      isNew: true,
    });
  });

  it('is the first part that is still open', () => {
    const watched = progress(0, { watched_videos: ['m1'] });
    expect(findNextStep(milestones, { progress: watched, hasSubscription: false })).toMatchObject({
      href: '/code/m1',
      isNew: false,
    });
    const coded = progress(0, { watched_videos: ['m1'], completed_code: ['m1'] });
    expect(findNextStep(milestones, { progress: coded, hasSubscription: false })).toMatchObject({
      href: '/exercise/m1',
    });
  });

  it('is the first open question of a practice that was begun without the videos, then the exercise, then the videos', () => {
    const hrefAfter = (parts: Parameters<typeof progress>[1]) =>
      findNextStep(milestones, { progress: progress(0, parts), hasSubscription: false });
    const begun_code = [{ id: 'm1', next_question: 3 }];
    expect(hrefAfter({ begun_code })).toMatchObject({ kind: 'code', href: '/code/m1?q=3', isNew: false });
    expect(hrefAfter({ begun_code, watched_videos: ['m1'] })).toMatchObject({ href: '/code/m1?q=3' });
    expect(hrefAfter({ begun_code: [{ id: 'm1', next_question: null }] })).toMatchObject({
      href: '/code/m1',
    });
    expect(hrefAfter({ completed_code: ['m1'] })).toMatchObject({ kind: 'exercise', href: '/exercise/m1' });
    const completed = { completed_code: ['m1'], completed_exercises: ['m1'] };
    expect(hrefAfter(completed)).toMatchObject({ kind: 'learn', href: '/learn/m1', isNew: false });
  });

  it('is in no milestone but the current one', () => {
    const elsewhere = progress(0, { begun_code: [{ id: 'm2', next_question: 2 }] });
    expect(findNextStep(milestones, { progress: elsewhere, hasSubscription: false })).toMatchObject({
      href: '/learn/m1',
    });
  });

  it('is the practice that was chosen on this device, unless the server knows more', () => {
    const isChosen = (id: string) => id === 'm1';
    const begunIn = (parts: Parameters<typeof progress>[1], completed = 0) =>
      withChosenPractices(progress(completed, parts), isChosen).begun_code;
    expect(begunIn({})).toEqual([{ id: 'm1', next_question: 1 }]);
    const known = [{ id: 'm1', next_question: 4 }];
    expect(begunIn({ begun_code: known })).toEqual(known);
    expect(begunIn({ completed_code: ['m1'] })).toEqual([]);
    expect(begunIn({}, 1)).toEqual([]);
  });

  it('is the same on the button of the milestone', () => {
    const begun = progress(2, { begun_code: [{ id: 'm3', next_question: 2 }] });
    const [, , third] = milestones;
    expect(third && describeMilestone(third, { progress: begun, hasSubscription: false })).toMatchObject({
      action: 'continue',
      href: '/code/m3?q=2',
    });
  });

  it('is the upgrade after the free part', () => {
    expect(findNextStep(milestones, { progress: progress(4), hasSubscription: false })).toEqual({
      kind: 'upgrade',
    });
    expect(findNextStep(milestones, { progress: progress(4), hasSubscription: true })).toMatchObject({
      href: '/learn/m5',
    });
  });

  it('is a free milestone that was opened again, where the pointer stands on one that needs an upgrade', () => {
    const opened = progress(4, {
      completed_milestones: progress(3).completed_milestones,
      completed_code: [],
    });
    expect(findNextStep(milestones, { progress: opened, hasSubscription: false })).toMatchObject({
      kind: 'code',
      href: '/code/m4',
    });
  });

  it('is none when all are done, without or with a pointer at the last one', () => {
    expect(findNextStep(milestones, { progress: progress(15), hasSubscription: true }).kind).toBe('all_done');
    const pointing = progress(15, { current_milestone: { id: 'm15', order: 15 } });
    expect(findNextStep(milestones, { progress: pointing, hasSubscription: true }).kind).toBe('all_done');
  });
});

describe('the parts of a milestone', () => {
  it('are told one by one', () => {
    expect(listParts('m1', progress(0, { completed_code: ['m1'] })).map(({ isDone }) => isDone)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a course with sixteen milestones, five of them free', () => {
  const longer: Milestone[] = [...milestones, { ...milestones[14], id: 'm16', order: 16 } as Milestone].map(
    (milestone) => ({ ...milestone, is_free: milestone.order <= 5 }),
  );
  const standing = (completed: number) => ({
    progress: progress(completed, { course: { milestones: 16, free: 5 } }),
    hasSubscription: false,
  });

  it('goes on with the fifth for nothing, and offers the upgrade after it', () => {
    expect(findNextStep(longer, standing(4))).toMatchObject({ kind: 'learn', href: '/learn/m5' });
    expect(findNextStep(longer, standing(5))).toEqual({ kind: 'upgrade' });
  });
});
