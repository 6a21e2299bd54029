import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Where Chromium is on this machine; null when it has none. */
export const chromiumPath: string | null =
  PLACES.find((path) => path !== undefined && existsSync(path)) ?? null;

export interface Look {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
}

/** A page open in a real browser, with everything it did that a trace page must never do. */
export interface OpenPage {
  readonly page: Page;
  /** Dialogs, console messages, errors, and requests for anything but the page itself. */
  readonly misdeeds: string[];
}

/** A browser with a fresh profile, which Playwright makes and removes; each page has a context of its own. */
export class TestBrowser {
  readonly #browser: Browser;
  readonly #folder: string;
  #files = 0;

  constructor(browser: Browser, folder: string) {
    this.#browser = browser;
    this.#folder = folder;
  }

  static async launch(): Promise<TestBrowser> {
    const browser = await chromium.launch({
      executablePath: chromiumPath ?? '',
      headless: true,
      args: FLAGS,
    });
    return new TestBrowser(browser, await mkdtemp(join(tmpdir(), 'agent-fix-page-')));
  }

  async open(html: string, look: Look = {}): Promise<OpenPage> {
    const { width = 1200, colorScheme = 'light', javaScriptEnabled = true } = look;
    this.#files += 1;
    const file = join(this.#folder, `${this.#files}.html`);
    await writeFile(file, html);
    const page = await this.#browser.newPage({
      viewport: { width, height: 800 },
      colorScheme,
      javaScriptEnabled,
      reducedMotion: 'reduce',
    });
    // Left open, it would go on taking the processor.
    onTestFinished(() => page.close());
    page.setDefaultTimeout(20_000);
    const misdeeds = watch(page, pathToFileURL(file).href);
    await page.goto(pathToFileURL(file).href);
    return { page, misdeeds };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const FLAGS = `
  --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
  --disable-component-update --disable-sync`
  .trim()
  .split(/\s+/);

function watch(page: Page, pageUrl: string): string[] {
  const misdeeds: string[] = [];
  page.on('dialog', (dialog) => {
    misdeeds.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => misdeeds.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => misdeeds.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url() !== pageUrl) misdeeds.push(`request: ${request.url()}`);
  });
  page.on('popup', () => misdeeds.push('popup'));
  return misdeeds;
}
