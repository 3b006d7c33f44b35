/** The browser cannot draw the sheet, or load what it is drawn with. */
export class SheetDrawingError extends Error {
  override readonly name = 'SheetDrawingError';
}

/** Throws where the browser has no surface for the canvas. */
export function drawingSurface(
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings);
  if (context === null) throw new SheetDrawingError('This browser gives no drawing surface');
  return context;
}
