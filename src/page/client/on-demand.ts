import { type Prompt, rebuildPrompt } from '../prompt.ts';
import { MESSAGES_AT_ONCE, promptView } from '../prompt-view.ts';
import { prettyJson } from '../read-json.ts';
import { longText, type View } from '../view.ts';
import type { PageDocument, PageElement, PageWindow } from './dom.ts';
import { type RunRecord, requestsUpTo, sha256Of } from './record.ts';
import { toDom } from './to-dom.ts';

export interface Page {
  readonly document: PageDocument;
  readonly window: PageWindow;
  readonly record: RunRecord;
}

/** Shows the event behind a button as it stands in the record, or takes it away again. */
export function toggleJson(page: Page, button: PageElement): void {
  const panel = togglePanel(page.document, button, 'panel record');
  if (panel === null) return;
  const event = page.record.event(Number(button.getAttribute('data-json')));
  draw(page.document, panel, [longText(prettyJson({ ...event }), 'plain', 'Event as recorded')]);
}

/** Shows the prompt of the request behind a button, rebuilt from all requests up to it, and checks its hash. */
export function togglePrompt(page: Page, button: PageElement): void {
  const panel = togglePanel(page.document, button, 'panel prompt');
  if (panel === null) return;
  const prompt = rebuildPrompt(requestsUpTo(page.record, Number(button.getAttribute('data-prompt'))));
  drawPrompt(page.document, panel, prompt);
  void showCheck(page.window, panel, prompt);
}

function drawPrompt(document: PageDocument, panel: PageElement, prompt: Prompt): void {
  let from = Math.max(0, prompt.messages.length - MESSAGES_AT_ONCE);
  const status = panel.querySelector('.check')?.textContent ?? '';
  draw(document, panel, promptView(prompt, from, status));
  panel.addEventListener('click', ({ target }) => {
    if (target !== panel.querySelector(':scope > [data-more]')) return;
    from = Math.max(0, from - MESSAGES_AT_ONCE * 5);
    const check = panel.querySelector('.check')?.textContent ?? '';
    draw(document, panel, promptView(prompt, from, check));
  });
}

async function showCheck(window: PageWindow, panel: PageElement, { body, sha256 }: Prompt): Promise<void> {
  const check = await checkWords(window, body, sha256);
  const status = panel.querySelector('.check');
  if (status !== null) status.textContent = check;
}

async function checkWords(window: PageWindow, body: string | null, sha256: string): Promise<string> {
  if (body === null || sha256 === '') return 'The record holds no hash of it.';
  const found = await sha256Of(window, body);
  if (found === null) return 'This browser cannot check its sha256 here.';
  return found === sha256
    ? 'Its sha256 is the recorded one.'
    : `Its sha256 is NOT the recorded one: ${found}.`;
}

/** A new panel under the button's event; null when the button closed its panel instead. */
function togglePanel(document: PageDocument, button: PageElement, name: string): PageElement | null {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  const selector = `:scope > .${name.replace(' ', '.')}`;
  if (isOpen) {
    button.parentElement?.querySelector(selector)?.remove();
    return null;
  }
  const panel = document.createElement('div');
  panel.setAttribute('class', name);
  button.parentElement?.append(panel);
  return panel;
}

function draw(document: PageDocument, panel: PageElement, views: readonly View[]): void {
  panel.replaceChildren(...views.flatMap((view) => toDom(document, view)));
}
