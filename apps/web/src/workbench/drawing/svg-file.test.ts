import { describe, expect, it } from 'vitest';
import { drawingOf, layered, square, usual } from './drawings.fixture.ts';
import { toSvgFile } from './svg-file.ts';

function parsed(text: string): Element {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
}

describe('a drawing as a file', () => {
  it('is a document of its own with the page, the paper and all that is drawn at the end', () => {
    const svg = parsed(toSvgFile(square, 'My square'));
    expect(svg.getAttribute('viewBox')).toBe('-28.97 -109.22 157.93 118.45');
    expect(svg.querySelector('title')?.textContent).toBe('My square');
    expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff');
    const sides = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(sides).toEqual(['M0 0L100 0', 'M100 0L100 -100', 'M100 -100L0 -100', 'M0 -100L0 0']);
  });

  it('paints areas even-odd under their outlines and leaves out what was taken away', () => {
    const svg = parsed(toSvgFile(layered, ''));
    expect([...svg.children].map(({ tagName }) => tagName)).toEqual([
      'title',
      'rect',
      'path',
      'path',
      'path',
    ]);
    expect(svg.querySelectorAll('path')[1]?.getAttribute('fill-rule')).toBe('evenodd');
  });

  it('keeps texts as text, line by line, whatever is in them', () => {
    const text = 'if a < b & "c":\n  </text><script>alert(1)</script>\u0001\uD800';
    const drawing = drawingOf([
      { kind: 'text', ...usual, at: [0, 0], text, colour: '#000000', size: 12, align: 'center' },
    ]);
    const svg = parsed(toSvgFile(drawing, '<b>'));
    expect(svg.querySelector('script')).toBeNull();
    const lines = [...svg.querySelectorAll('tspan')].map((line) => line.textContent);
    expect(lines).toEqual(['if a < b & "c":', '  </text><script>alert(1)</script>\uFFFD']);
    expect(svg.querySelector('text')?.getAttribute('text-anchor')).toBe('middle');
  });

  it('has stamps in their shape, place, heading and colours', () => {
    const stamp = { kind: 'stamp', ...usual, at: [10, 20], heading: 90, stretch: [2, 3] } as const;
    const drawing = drawingOf([{ ...stamp, shape: 'square', colour: '#112233', inside: '#445566' }]);
    const polygon = parsed(toSvgFile(drawing, '')).querySelector('polygon');
    expect(polygon?.getAttribute('transform')).toBe('translate(10 -20) rotate(-90)');
    expect(polygon?.getAttribute('points')).toBe('-30,20 30,20 30,-20 -30,-20');
    expect([polygon?.getAttribute('stroke'), polygon?.getAttribute('fill')]).toEqual(['#112233', '#445566']);
  });
});
