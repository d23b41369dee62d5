import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { axeFaults } from '../../test/axe.ts';
import { FileField } from './FileField.tsx';

const limits = { kinds: { 'image/png': 'PNG', 'application/pdf': 'PDF' }, maxBytes: 1024, maxFiles: 2 };

function Papers() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return <FileField label="Справка" value={files} onChange={setFiles} limits={limits} />;
}

const file = (name: string, type: string, bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type });

let screen: RenderResult;
beforeEach(async () => {
  screen = await render(<Papers />);
});

function choose(...files: File[]): Promise<void> {
  const picker = screen.container.querySelector('input[type=file]');
  if (!picker) throw new Error('There is nothing to choose files with');
  return userEvent.upload(picker, files);
}

function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const zone = screen.getByText('или перетащите сюда').element();
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

describe('files', () => {
  it('file field: states the accepted files in advance', async () => {
    await expect
      .element(screen.getByRole('button', { name: 'Справка' }))
      .toHaveAccessibleDescription(/^PNG, PDF, 2\sфайла\sдо\s1\sКБ$/);
    expect(await axeFaults()).toEqual([]);
  });

  it('file field: lists files with name and size, and removes them', async () => {
    await choose(file('справка.pdf', 'application/pdf', 512), file('фото.png', 'image/png'));
    const items = screen.getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent('справка.pdf512 Байт');
    await expect.element(items.nth(1)).toHaveTextContent('фото.png10 Байт');
    expect(await axeFaults()).toEqual([]);
    await screen.getByRole('button', { name: 'Убрать «справка.pdf»' }).click();
    expect(items.elements()).toHaveLength(1);
  });

  it.each([
    [[file('большая.pdf', 'application/pdf', 2048)], '«большая.pdf» занимает 2 КБ. Выберите файл поменьше'],
    [[file('текст.txt', 'text/plain')], '«текст.txt» другого вида. Подойдёт: PNG, PDF'],
    [
      ['1.png', '2.png', '3.png'].map((name) => file(name, 'image/png')),
      'Файлов слишком много: лишние не добавлены',
    ],
  ])('file field: names files that are not accepted: %#', async (chosen, sentence) => {
    await choose(...chosen);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('file field: ignores duplicates, and clears an error with the next change', async () => {
    const paper = file('справка.pdf', 'application/pdf');
    drop(paper, file('текст.txt', 'text/plain'));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    drop(paper);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('listitem').elements()).toHaveLength(1);
    drop(file('текст.txt', 'text/plain'));
    await screen.getByRole('button', { name: 'Убрать «справка.pdf»' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('file field: accepts dropped files', async () => {
    drop(file('фото.png', 'image/png'));
    await expect.element(screen.getByText('фото.png')).toBeVisible();
  });
});
