import { loadTexts } from '@semestr/core/texts';
import { asPrivate } from '@semestr/ui/private';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { axeFaults } from '../../../../../../packages/ui/test/axe.ts';
import { bugReportTexts } from '../texts.ts';
import { encodePicture } from './encode-picture.ts';
import { type Drawing, emptyDrawing } from './marks.ts';
import { PictureEditor } from './PictureEditor.tsx';
import { type Picture, pictureOrNull } from './take.ts';

beforeAll(() => loadTexts('ru', [bugReportTexts]));

/** Creates a screenshot of one colour, on which every mark is visible. */
function plainPicture(): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 300;
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'white';
  context?.fillRect(0, 0, 400, 300);
  const colours = { canvas: 'white', bar: 'black', onBar: 'black', pen: 'red' };
  return { canvas, width: 400, height: 300, colours };
}

/** Returns the colour of a pixel of the encoded image: JPEG is lossy, so only light, dark or red. */
async function colourAt(picture: Picture, drawing: Drawing, x: number, y: number): Promise<string> {
  const { bytes, type } = encodePicture(picture, drawing, '');
  const image = await createImageBitmap(new Blob([bytes.slice()], { type }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const scale = image.width / picture.width;
  const [red = 0, green = 0] = context?.getImageData(x * scale, y * scale, 1, 1).data ?? [];
  if (red > 200 && green > 200) return 'light';
  return red > 150 ? 'red' : 'dark';
}

describe('editor', () => {
  const picture = plainPicture();
  const onDraw = vi.fn<(drawing: Drawing) => void>();
  const drawing = (): Drawing => onDraw.mock.lastCall?.[0] ?? emptyDrawing;

  function Editor() {
    const [current, setCurrent] = useState<Picture | null>(picture);
    const [state, setState] = useState(emptyDrawing);
    return (
      <PictureEditor
        picture={current}
        isRefused={false}
        drawing={state}
        onDraw={(change) =>
          setState((before) => {
            const next = change(before);
            onDraw(next);
            return next;
          })
        }
        onTake={async () => setCurrent(picture)}
        onLeaveOut={() => setCurrent(null)}
      />
    );
  }

  const application = (screen: RenderResult) =>
    screen.getByRole('application', { name: 'Снимок страницы: правка' });

  /** Drags across the image, between fractions of its width and height. */
  function drag(screen: RenderResult, from: [number, number], to: [number, number]): void {
    const element = application(screen).element();
    const { left, top, width, height } = element.getBoundingClientRect();
    // A synthetic pointer cannot be captured.
    element.setPointerCapture = () => undefined;
    const at = (type: string, [x, y]: [number, number], buttons: number): boolean =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          buttons,
          clientX: left + x * width,
          clientY: top + y * height,
        }),
      );
    at('pointerdown', from, 1);
    at('pointermove', to, 1);
    at('pointerup', to, 0);
  }

  it('bug report picture: covers a dragged area and undoes it', async () => {
    const screen = await render(<Editor />);
    drag(screen, [0.1, 0.1], [0.4, 0.4]);
    await expect.element(screen.getByRole('status')).toHaveTextContent('На снимке 1 пометка.');
    expect(await colourAt(picture, drawing(), 100, 75)).toBe('dark');
    expect(await colourAt(picture, drawing(), 300, 200)).toBe('light');
    expect(await axeFaults()).toEqual([]);
    await screen.getByRole('button', { name: 'Отменить' }).click();
    expect(await colourAt(picture, drawing(), 100, 75)).toBe('light');
    await expect.element(screen.getByRole('button', { name: 'Отменить' })).toBeDisabled();
  });

  it('bug report picture: covers an area by keyboard', async () => {
    const screen = await render(<Editor />);
    application(screen).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Первый угол отмечен. Отметьте второй.');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('На снимке 1 пометка.');
    expect(await colourAt(picture, drawing(), 240, 190)).toBe('dark');
    expect(await colourAt(picture, drawing(), 160, 110)).toBe('light');
  });

  it('bug report picture: draws in red, with the mouse and by keyboard', async () => {
    const screen = await render(<Editor />);
    await screen.getByRole('button', { name: 'Рисовать' }).click();
    drag(screen, [0.1, 0.5], [0.3, 0.5]);
    await expect.element(screen.getByRole('status')).toHaveTextContent('На снимке 1 пометка.');
    expect(await colourAt(picture, drawing(), 80, 150)).toBe('red');
    application(screen).element().focus();
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('На снимке 2 пометки.');
    expect(await colourAt(picture, drawing(), 240, 150)).toBe('red');
  });

  it('bug report picture: removes the screenshot and adds it again', async () => {
    const screen = await render(<Editor />);
    await screen.getByRole('button', { name: 'Без снимка' }).click();
    await expect.element(screen.getByText('Снимок не отправляется.')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await screen.getByRole('button', { name: 'Добавить снимок' }).click();
    await expect.element(application(screen)).toBeVisible();
  });
});

describe('screenshot of the page', () => {
  /** Counts the dark pixels of an element. */
  function darkPoints({ canvas, width }: Picture, element: Element): number {
    const { left, top, width: wide, height } = element.getBoundingClientRect();
    const scale = canvas.width / width;
    const context = canvas.getContext('2d');
    const data = context?.getImageData(left * scale, top * scale, wide * scale, height * scale).data ?? [];
    return [...data].filter((value, index) => index % 4 === 0 && value < 128).length;
  }

  it('bug report picture: shows public content, and only the length of personal or typed content', async () => {
    const take = async (name: string) => {
      const screen = await render(
        <div style={{ font: '20px/30px monospace', width: 300 }}>
          <p data-testid="public" style={{ margin: 0 }}>
            {name}
          </p>
          <p data-testid="personal" style={{ margin: 0 }} {...asPrivate}>
            {name}
          </p>
          <input aria-label="Поле" defaultValue={name} />
        </div>,
      );
      const picture = await pictureOrNull('скрыто');
      if (!picture) throw new Error('No picture was taken');
      const points = Object.fromEntries(
        [screen.getByTestId('public'), screen.getByTestId('personal'), screen.getByRole('textbox')].map(
          (part, index) => [['public', 'personal', 'field'][index], darkPoints(picture, part.element())],
        ),
      );
      await screen.unmount();
      return points;
    };
    const [one, other] = [await take('Иванов'), await take('Щукина')];
    expect(one['public']).toBeGreaterThan(50);
    expect(one['public']).not.toBe(other['public']);
    expect(one['personal']).toBe(other['personal']);
    expect(one['field']).toBe(other['field']);
  });

  it('bug report picture: shows the window as scrolled, with its sticky elements', async () => {
    const screen = await render(
      <div style={{ height: 3000 }}>
        <div data-testid="bar" style={{ position: 'sticky', top: 0, height: 40, background: 'black' }} />
        <div data-testid="far" style={{ marginTop: 1000, height: 50, background: 'black' }} />
      </div>,
    );
    window.scrollTo(0, 900);
    const picture = await pictureOrNull('скрыто');
    if (!picture) throw new Error('No picture was taken');
    const area = (id: string) => screen.getByTestId(id).element();
    const scale = (picture.canvas.width / picture.width) ** 2;
    const points = (id: string) =>
      darkPoints(picture, area(id)) / (area(id).clientWidth * area(id).clientHeight * scale);
    expect(points('bar')).toBeGreaterThan(0.95);
    expect(points('far')).toBeGreaterThan(0.95);
    window.scrollTo(0, 0);
  });
});
