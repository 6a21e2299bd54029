import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, TestBrowser } from './page-browser.ts';
import { fixedRun, renderPage } from './page-events.ts';
import { hostileRun } from './page-hostile.ts';

const hint = chromiumPath === null ? ' (skipped: no Chromium here; install it or set CHROMIUM_PATH)' : '';

describe.skipIf(chromiumPath === null)(`the trace page in a browser${hint}`, () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await TestBrowser.launch();
  });
  afterAll(() => browser.close());

  it.each([
    { colorScheme: 'light', width: 1200 },
    { colorScheme: 'dark', width: 360 },
  ] as const)('axe finds nothing, everything opened, in $colorScheme at $width px', async (look) => {
    const { page, misdeeds } = await browser.open(renderPage(fixedRun()), look);
    await openEverything(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(misdeeds).toEqual([]);
  });

  it('never scrolls sideways at 360 px, even with everything opened', async () => {
    const { page } = await browser.open(renderPage(fixedRun()), { width: 360 });
    await openEverything(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(
      await page.evaluate(
        '[...document.querySelectorAll("pre")].some((pre) => pre.scrollWidth > pre.clientWidth)',
      ),
    ).toBe(true);
  });

  it.each([1200, 390])('five results fill their rows at %i px', async (width) => {
    const confirm = fixedRun()
      .events.filter(({ kind }) => kind === 'tests')
      .at(-1);
    const html = renderPage({
      ...fixedRun(),
      events: fixedRun().events.flatMap((event) =>
        event.kind === 'final' && confirm !== undefined ? [confirm, confirm, event] : [event],
      ),
    });
    const { page } = await browser.open(html, { width });
    const bottomRow = await page.evaluate(`(() => {
        const cells = [...document.querySelectorAll('.proof li')].map((cell) => cell.getBoundingClientRect());
        const last = cells.filter(({ top }) => top === cells.at(-1).top);
        return [cells.length, last.reduce((sum, { width }) => sum + width, last.length + 1)];
      })()`);
    const wide = await page.evaluate("document.querySelector('.proof').getBoundingClientRect().width");
    expect(bottomRow).toEqual([5, expect.closeTo(Number(wide), 0)]);
  });

  it('opens a turn for a click, a link and the address, and prints what is open', async () => {
    const { page } = await browser.open(renderPage(fixedRun()), { javaScriptEnabled: false });
    const added = (turn: number) => page.locator(`#turn-${turn} .event > pre .added`);
    expect(await added(8).isVisible()).toBe(false);
    await page.locator('.turn > summary', { hasText: 'balance.py, 1 edit' }).first().click();
    expect(await added(4).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'turn 8' }).click();
    await added(8).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await added(8).isVisible()).toBe(true);
    await page.goto(`${page.url().split('#')[0]}#turn-5`);
    await page.locator('#turn-5 .event').first().waitFor();
  });

  it('executes nothing and asks for nothing, and shows markup as text and unseen characters by name', async () => {
    const { page, misdeeds } = await browser.open(renderPage(hostileRun()));
    await openEverything(page);
    expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
    expect(
      await page.locator('script, img, iframe, base, object, embed, form, a:not([href^="#"])').count(),
    ).toBe(0);
    expect(await page.locator('[onclick], [onfocus], [onerror], [onload], [style], [src]').count()).toBe(0);
    expect(misdeeds).toEqual([]);
    const answer = page.locator('#turn-2 [aria-label^="Answer"]');
    expect(await answer.textContent()).toContain('</script><script>globalThis.pwned = 2; alert(2)</script>');
    expect(await answer.locator('.unseen').allTextContents()).toEqual(
      expect.arrayContaining(['U+202E', 'U+200B', 'U+E0041', 'U+0000', 'U+D800', 'U+2028', 'U+FEFF']),
    );
  });

  it('lets no script act, even one that got into the page', async () => {
    const injected = renderPage(fixedRun()).replace('<main>', '<main><script>globalThis.pwned = 1</script>');
    const { page, misdeeds } = await browser.open(injected);
    expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
    expect(misdeeds.join()).toContain('Content Security Policy');
  });
});

/** Opens every turn, every prompt, every recorded event and every fold. */
const openEverything = (page: Page): Promise<unknown> =>
  page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true; })');

/** What axe-core has against the page as it stands, of any impact. */
async function axeFindings(page: Page): Promise<unknown> {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.evaluate(await readFile(axe, 'utf8'));
  return page.evaluate(`axe.run().then(({ violations }) => violations.map(({ id, impact, nodes }) =>
    impact + ' ' + id + ': ' + nodes.map(({ html }) => html).slice(0, 3).join(' ')))`);
}
