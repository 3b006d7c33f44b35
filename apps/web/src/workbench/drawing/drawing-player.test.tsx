import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as files from '../../lib/files/save-file.ts';
import { setLanguage } from '../../lib/language/language.ts';
import * as motion from '../../ui/wants-less-motion.ts';
import { DrawingPlayer } from './drawing-player.tsx';
import { drawingOf, linesIn, square } from './drawings.fixture.ts';

const words = {
  en: {
    drawing: 'Drawing',
    about:
      'The drawing. On the page: 4 lines. Its colour is red. It is 103 wide and 103 high. The lines close to 1 shape.',
    slider: 'Step of the drawing',
    start: 'Before the first step',
    third: 'Step 3 of 8, line 3',
    last: 'Step 8 of 8, line 4',
    on: 'One step on',
    back: 'One step back',
    skip: 'To the end at once',
    play: 'Watch it draw',
    pause: 'Pause',
    speed: 'Speed: 1×',
    faster: 'Speed: 2×',
    save: 'Save the picture',
    svg: 'As SVG: sharp in every size',
    svgName: 'drawing.svg',
  },
  ta: {
    drawing: 'வரைபடம்',
    about: 'வரைபடம். தாளில் இருப்பவை: 4 கோடுகள். நிறம்: சிவப்பு. அகலம் 103, உயரம் 103. கோடுகள் 1 மூடிய வடிவமாகின்றன.',
    slider: 'வரையும் படி எண்',
    start: 'முதல் படிக்கு முன்',
    third: 'படி 3 / 8, வரி 3',
    last: 'படி 8 / 8, வரி 4',
    on: 'ஒரு படி முன்னால்',
    back: 'ஒரு படி பின்னால்',
    skip: 'உடனே முடிவுக்கு',
    play: 'படிப்படியாக வரைதல்',
    pause: 'இடைநிறுத்து',
    speed: 'வேகம்: 1×',
    faster: 'வேகம்: 2×',
    save: 'படத்தைச் சேமி',
    svg: 'SVG: எந்த அளவிலும் தெளிவு',
    svgName: 'படம்.svg',
  },
};

const code = 'from turtle import *\nfor side in range(4):\n    forward(100)\n    left(90)\n';

function show(startsItself: boolean, drawing = square) {
  const onLine = vi.fn();
  render(<DrawingPlayer drawing={drawing} code={code} startsItself={startsItself} onLine={onLine} />);
  return onLine;
}

function valueText(name: string): string | null {
  return screen.getByRole('slider', { name }).getAttribute('aria-valuetext');
}

function linesSeen(): number {
  return linesIn(screen.getByRole('img'));
}

function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

function timeIsStopped() {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
}

function letPass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(['en', 'ta'] as const)('a drawing in %s', (language) => {
  const say = words[language];

  it('is described for those who do not see it', () => {
    setLanguage(language);
    show(false);
    expect(screen.getByRole('group', { name: say.drawing })).toBeDefined();
    expect(screen.getByRole('img', { name: say.about })).toBeDefined();
  });

  it('goes step by step, forward and back, and says step and line', async () => {
    setLanguage(language);
    const onLine = show(false);
    expect(valueText(say.slider)).toBe(say.last);
    fireEvent.change(screen.getByRole('slider', { name: say.slider }), { target: { value: '0' } });
    expect(valueText(say.slider)).toBe(say.start);
    expect(linesSeen()).toBe(0);
    for (let step = 0; step < 3; step += 1) await press(say.on);
    expect(valueText(say.slider)).toBe(say.third);
    expect(linesSeen()).toBe(2);
    expect(onLine).toHaveBeenLastCalledWith(3);
    expect(screen.getByText('forward(100)')).toBeDefined();
    await press(say.back);
    await press(say.back);
    expect(linesSeen()).toBe(1);
    await press(say.skip);
    expect(linesSeen()).toBe(4);
    expect(onLine).toHaveBeenLastCalledWith(null);
  });

  it('is played at another speed, paused and watched again', async () => {
    setLanguage(language);
    show(false);
    await press(say.speed);
    expect(screen.getByRole('button', { name: say.faster })).toBeDefined();
    await press(say.play);
    await press(say.pause);
    expect(screen.getByRole('button', { name: say.play })).toBeDefined();
  });

  it('is saved as SVG', async () => {
    setLanguage(language);
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    show(false);
    await press(say.save);
    await press(say.svg);
    const [file, name] = saved.mock.calls[0] ?? [];
    expect([file?.type, name]).toEqual(['image/svg+xml', say.svgName]);
  });
});

describe('a drawing after a run', () => {
  it('draws itself at the pace of CPython, up to its end', () => {
    setLanguage('en');
    timeIsStopped();
    const onLine = show(true);
    expect(linesSeen()).toBe(0);
    letPass(120);
    expect(onLine).toHaveBeenLastCalledWith(3);
    letPass(180);
    // The third is being drawn.
    expect(linesSeen()).toBe(2);
    expect(onLine).toHaveBeenLastCalledWith(4);
    letPass(600);
    expect(linesSeen()).toBe(4);
    expect(valueText(words.en.slider)).toBe(words.en.last);
  });

  it('takes twelve seconds at most, unless Python’s own pace is chosen', async () => {
    setLanguage('en');
    const slow = drawingOf(square.steps.map((step) => ({ ...step, ms: 10_000 })));
    timeIsStopped();
    show(true, slow);
    letPass(6100);
    expect(valueText(words.en.slider)).toBe('Step 4 of 8, line 4');
    for (let presses = 0; presses < 4; presses += 1) {
      fireEvent.click(screen.getByRole('button', { name: /^Speed/ }));
    }
    expect(screen.getByRole('button', { name: 'Speed: Python’s own' })).toBeDefined();
    letPass(6000);
    expect(valueText(words.en.slider)).toBe('Step 4 of 8, line 4');
    letPass(5000);
    expect(valueText(words.en.slider)).toBe('Step 5 of 8, line 3');
  });

  it('is finished at once for those who want less motion, and where CPython shows it at once', () => {
    setLanguage('en');
    timeIsStopped();
    show(true, drawingOf(square.steps.map((step) => ({ ...step, ms: 0 }))));
    expect(linesSeen()).toBe(4);
    vi.spyOn(motion, 'wantsLessMotion').mockReturnValue(true);
    show(true);
    expect(screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'))).toEqual([
      words.en.last,
      words.en.last,
    ]);
  });

  it('has keys: arrows for steps, space to play and pause', async () => {
    setLanguage('en');
    show(false);
    screen.getByRole('button', { name: words.en.speed }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(valueText(words.en.slider)).toBe('Step 6 of 8, line 4');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(valueText(words.en.slider)).toBe('Step 1 of 8, line 3');
    screen.getByRole('slider').focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: words.en.pause })).toBeDefined();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: words.en.play })).toBeDefined();
  });
});
